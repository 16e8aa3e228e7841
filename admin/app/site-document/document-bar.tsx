import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Badge } from '../components/badge.tsx';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { EditedDocument } from './use-site-document.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** Whether shoppers see what is being edited, and the buttons that save, publish, schedule and go back. */
export function DocumentBar({ site, isChanged, step }: EditedDocument) {
  const [opened, setOpened] = useState<'schedule' | 'versions'>();
  const isUnpublished = isChanged || site.hasDraft;
  return (
    <div className="mb-6 grid gap-3 border-b border-rule pb-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          isBusy={step.isPending && step.variables.to === 'publish'}
          disabled={!isUnpublished}
          onClick={() => step.mutate({ to: 'publish' })}
        >
          Publish
        </Button>
        <Button variant="secondary" disabled={!isChanged} onClick={() => step.mutate({ to: 'save' })}>
          Save draft
        </Button>
        <Button variant="quiet" disabled={!isUnpublished} onClick={() => setOpened('schedule')}>
          Publish later
        </Button>
        <Button variant="quiet" onClick={() => setOpened('versions')}>
          Earlier versions
        </Button>
        {isUnpublished && (
          <ConfirmButton
            label="Discard changes"
            title="Discard what was not published?"
            action="Discard"
            run={() => step.mutateAsync({ to: 'discard' })}
          >
            Shoppers see the same as before.
          </ConfirmButton>
        )}
      </div>
      <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <DocumentState site={site} isChanged={isChanged} />
      </p>
      <FailureNote error={step.error} />
      <ScheduleDialog
        site={site}
        isOpen={opened === 'schedule'}
        onClose={() => setOpened(undefined)}
        schedule={(publishAt) => step.mutateAsync({ to: 'schedule', publishAt })}
      />
      <VersionsDialog
        site={site}
        isOpen={opened === 'versions'}
        onClose={() => setOpened(undefined)}
        restore={(versionId) => step.mutateAsync({ to: 'restore', versionId })}
      />
    </div>
  );
}

function DocumentState({ site, isChanged }: Pick<EditedDocument, 'site' | 'isChanged'>) {
  if (isChanged) return <Badge tone="wait">Not saved</Badge>;
  if (site.publishAt && site.fault !== null) {
    return (
      <>
        <Badge tone="bad">Not published on {showDateTime(site.publishAt)}</Badge>
        {site.fault}
      </>
    );
  }
  if (site.publishAt) return <Badge tone="wait">To be published on {showDateTime(site.publishAt)}</Badge>;
  const by = site.at && ` · ${site.staffName}, ${showDateTime(site.at)}`;
  if (site.hasDraft) {
    return (
      <>
        <Badge tone="wait">Draft, not published</Badge>
        {by}
      </>
    );
  }
  return (
    <>
      <Badge tone={site.isPublished ? 'good' : 'plain'}>
        {site.isPublished ? 'Published' : 'As it comes with the shop'}
      </Badge>
      {by}
    </>
  );
}
