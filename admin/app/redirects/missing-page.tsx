import {
  dismissMissingAddress,
  type MissingAddress,
  type RedirectForm,
} from '@gulmohar/contract/admin/redirect.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { type Column, ListTable } from '../list/list-table.tsx';
import { redirectTabs } from '../nav-items.ts';
import { missingQuery, refreshRedirects } from './redirect.queries.ts';
import { RedirectDialog } from './redirect-form.tsx';

/** Addresses that were asked for and have neither a page nor a redirect. */
export function MissingPage() {
  const { data } = useSuspenseQuery(missingQuery);
  const [added, setAdded] = useState<RedirectForm>();
  const dismiss = useMutation({
    mutationFn: (path: string) => adminApi(dismissMissingAddress, { body: { path } }),
    onSuccess: refreshRedirects,
  });
  const columns: Column<MissingAddress>[] = [
    { head: 'Address', cell: ({ path }) => <strong className="wrap-anywhere">{path}</strong> },
    { head: 'Asked for', isNumber: true, isNamedOnPhone: true, cell: ({ count }) => count },
    {
      head: 'Last',
      isNamedOnPhone: true,
      cell: ({ lastAt }) => <span className="text-muted">{showDateTime(lastAt)}</span>,
    },
    {
      head: 'Actions',
      cell: ({ path }) => (
        <span className="flex flex-wrap gap-x-4 md:justify-end">
          <Button
            variant="quiet"
            aria-label={`Add a redirect for ${path}`}
            onClick={() => setAdded({ from: path, to: '' })}
          >
            Add a redirect
          </Button>
          <Button variant="quiet" aria-label={`Ignore ${path}`} onClick={() => dismiss.mutate(path)}>
            Ignore
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead
        tabs={redirectTabs}
        title="Addresses without a page"
        note="What shoppers, search engines and links ask for and do not find, most often first. They are forgotten after 90 days without a request."
      />
      <FailureNote error={dismiss.error} />
      <ListTable
        caption="Addresses without a page"
        rows={data.missing}
        rowKey={({ path }) => path}
        columns={columns}
        empty="Everything that was asked for was found."
      />
      <RedirectDialog redirect={added} onClose={() => setAdded(undefined)} />
    </>
  );
}
