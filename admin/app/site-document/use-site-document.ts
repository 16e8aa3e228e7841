import {
  discardDraft,
  publishDocuments,
  readDocument,
  restoreVersion,
  saveDraft,
  scheduleDocument,
} from '@gulmohar/contract/admin/site-document.ts';
import { failedFields } from '@gulmohar/contract/api/client.ts';
import type { DocumentKind, DocumentOf } from '@gulmohar/contract/site/document-kinds.ts';
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { useUnsavedChanges } from '../form/unsaved-changes.tsx';

export function documentQuery(kind: DocumentKind, key: string) {
  return queryOptions({
    queryKey: ['site-document', kind, key],
    queryFn: () => adminApi(readDocument, { query: { kind, key } }),
  });
}

type Step =
  | { to: 'save' | 'publish' | 'discard' }
  | { to: 'schedule'; publishAt: string | null }
  | { to: 'restore'; versionId: number };

/**
 * A document that is being edited: its content with unsaved changes, and the steps from there to publishing.
 */
export function useSiteDocument<K extends DocumentKind>(kind: K, key: string) {
  const { data } = useSuspenseQuery(documentQuery(kind, key));
  const { site } = data;
  const [edited, setEdited] = useState<DocumentOf<K>>();
  const document = edited ?? (data.document as DocumentOf<K>);
  const name = { kind, key };

  const step = useMutation({
    mutationFn: async (next: Step) => {
      const isSaving = edited !== undefined && next.to !== 'discard' && next.to !== 'restore';
      const version = isSaving
        ? (await adminApi(saveDraft, { body: { ...name, version: site.version, document } })).version
        : site.version;
      // What was typed but not saved is gone with the page's own state.
      if (next.to === 'discard' && !site.hasDraft) return;
      await take(next, { ...name, version });
    },
    onSuccess: () => setEdited(undefined),
    // Also after a failure: the draft may have been saved before the next step was refused.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['site-document'] }),
  });
  useUnsavedChanges(edited !== undefined && !step.isPending);

  const errors = new Map(
    failedFields(step.error).map(([field, text]) => [field.replace(/^document\./, ''), text]),
  );
  return {
    site,
    document,
    change: (next: DocumentOf<K>) => setEdited(() => next),
    isChanged: edited !== undefined,
    /** By the path of the field within the document, such as `sections.0.settings.title`. */
    errors,
    step,
  };
}

type VersionedName = { kind: DocumentKind; key: string; version: number };

async function take(next: Step, name: VersionedName): Promise<unknown> {
  switch (next.to) {
    case 'publish':
      return adminApi(publishDocuments, { body: { documents: [name] } });
    case 'schedule':
      return adminApi(scheduleDocument, { body: { ...name, publishAt: next.publishAt } });
    case 'discard':
      return adminApi(discardDraft, { body: name });
    case 'restore':
      return adminApi(restoreVersion, { body: { ...name, versionId: next.versionId } });
    default:
      return undefined;
  }
}

export type EditedDocument = Pick<ReturnType<typeof useSiteDocument>, 'site' | 'isChanged' | 'step'>;
