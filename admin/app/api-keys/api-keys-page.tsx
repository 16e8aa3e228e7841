import { type ApiKeyRow, deleteApiKey } from '@gulmohar/contract/admin/api-key.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { showDateTime } from '../components/india-time.ts';
import { NewSecret } from '../components/new-secret.tsx';
import { PageHead } from '../components/page-head.tsx';
import { type Column, ListTable } from '../list/list-table.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { apiKeysQuery } from './api-key.queries.ts';
import { NewKeyForm } from './new-key-form.tsx';
import { scopeText } from './scope-texts.ts';

const columns: Column<ApiKeyRow>[] = [
  {
    head: 'Key',
    cell: ({ name, hint, madeBy }) => (
      <>
        <strong>{name}</strong>
        <SecondLine>
          ends in {hint}, made by {madeBy}
        </SecondLine>
      </>
    ),
  },
  { head: 'May', isNamedOnPhone: true, cell: ({ scopes }) => scopes.map(scopeText).join('; ') },
  {
    head: 'Last used',
    isNamedOnPhone: true,
    cell: ({ lastUsedAt }) => (lastUsedAt ? showDateTime(lastUsedAt) : 'Never'),
  },
  {
    head: 'Holds until',
    isNamedOnPhone: true,
    cell: ({ expiresAt }) => {
      if (!expiresAt) return 'It is deleted';
      return Date.parse(expiresAt) < Date.now() ? 'Expired' : showDateTime(expiresAt);
    },
  },
  {
    head: 'Actions',
    cell: ({ keyId, name }) => (
      <ConfirmButton
        label={
          <>
            Delete<span className="sr-only"> {name}</span>
          </>
        }
        title={`Delete the key “${name}”?`}
        action="Delete it"
        run={async () => {
          await adminApi(deleteApiKey, { body: { keyId } });
          await queryClient.invalidateQueries(apiKeysQuery);
        }}
      >
        <p>Programs that use it are refused at once.</p>
      </ConfirmButton>
    ),
  },
];

/** The keys by which other programs call the API of the admin. */
export function ApiKeysPage() {
  const { data } = useSuspenseQuery(apiKeysQuery);
  const [state, setState] = useState<'closed' | 'making' | { made: string }>('closed');
  return (
    <>
      <PageHead
        title="API keys"
        note="For programs that call this shop’s API, such as stock or accounting software. A key may do what is chosen here, and never more than whoever made it."
      >
        <Button onClick={() => setState('making')}>Make a key</Button>
      </PageHead>
      <ListTable
        caption="API keys"
        rows={data.keys}
        rowKey={({ keyId }) => keyId}
        columns={columns}
        empty="There are no keys."
      />
      <p className="mt-6 max-w-3xl text-sm text-muted">
        Programs send a key with each call: <code>Authorization: Bearer sk_…</code>. All calls are described
        in{' '}
        <a href="/api/openapi.json" className="text-link underline underline-offset-4">
          openapi.json
        </a>
        , from which clients can be generated.
      </p>
      <Dialog
        title={typeof state === 'object' ? 'The new key' : 'Make a key'}
        isOpen={state !== 'closed'}
        onClose={() => setState('closed')}
      >
        {state === 'making' && <NewKeyForm onMade={(made) => setState({ made })} />}
        {typeof state === 'object' && <NewSecret secret={state.made} />}
      </Dialog>
    </>
  );
}
