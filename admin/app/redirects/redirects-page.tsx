import {
  deleteRedirect,
  exportRedirects,
  type Redirect,
  type RedirectForm,
} from '@gulmohar/contract/admin/redirect.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { ExportButton } from '../export/export-button.tsx';
import type { Column } from '../list/list-table.tsx';
import { PagedTable } from '../list/paged-table.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { redirectTabs } from '../nav-items.ts';
import { redirectsQuery, refreshRedirects } from './redirect.queries.ts';
import { RedirectFile } from './redirect-file.tsx';
import { RedirectDialog } from './redirect-form.tsx';

const origins = { owner: '', import: 'from a file', rename: 'because the address was changed' };

function columns(onChange: (redirect: RedirectForm) => void): Column<Redirect>[] {
  return [
    {
      head: 'Old address',
      cell: ({ from, origin }) => (
        <>
          <strong className="wrap-anywhere">{from}</strong>
          {origins[origin] && <SecondLine>{origins[origin]}</SecondLine>}
        </>
      ),
    },
    {
      head: 'Leads to',
      isNamedOnPhone: true,
      cell: ({ to }) => (
        <a
          href={to}
          target="_blank"
          rel="noreferrer"
          className="wrap-anywhere text-link underline underline-offset-4"
        >
          {to}
        </a>
      ),
    },
    {
      head: 'Asked for',
      isNumber: true,
      isNamedOnPhone: true,
      cell: ({ hits, lastHitAt }) => (
        <>
          <span className="tabular-nums">{hits}</span>
          {lastHitAt && <SecondLine>last {showDateTime(lastHitAt)}</SecondLine>}
        </>
      ),
    },
    {
      head: 'Actions',
      cell: ({ from, to }) => (
        <span className="flex flex-wrap gap-x-4 md:justify-end">
          <Button variant="quiet" aria-label={`Change ${from}`} onClick={() => onChange({ from, to })}>
            Change
          </Button>
          <ConfirmButton
            label={
              <>
                Delete<span className="sr-only"> {from}</span>
              </>
            }
            title={`Delete the redirect of ${from}?`}
            action="Delete it"
            run={async () => {
              await adminApi(deleteRedirect, { body: { from } });
              await refreshRedirects();
            }}
          >
            <p>The old address will lead nowhere, unless there is a page.</p>
          </ConfirmButton>
        </span>
      ),
    },
  ];
}

/** Where the addresses of a former shop, and of renamed pages, lead. */
export function RedirectsPage() {
  const [search] = useSearchParams();
  const list = useSuspenseInfiniteQuery(redirectsQuery(search.get('q') ?? ''));
  const [edited, setEdited] = useState<RedirectForm>();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHead
        tabs={redirectTabs}
        title="Redirects"
        note="Where old addresses lead. A page that exists is always shown instead. Addresses of Shopify and WooCommerce that name a product or collection of this shop need no redirect."
      >
        <Button onClick={() => setEdited({ from: '', to: '' })}>Add a redirect</Button>
        <Button variant="secondary" onClick={() => setImporting(true)}>
          Import
        </Button>
        <ExportButton
          label="Export"
          title="Export the redirects"
          list={{ call: exportRedirects, body: {} }}
          fileName="redirects.csv"
        >
          <p>Every redirect, with the columns “Redirect from” and “Redirect to”.</p>
        </ExportButton>
      </PageHead>
      <div className="mb-4">
        <SearchField label="A part of an address" />
      </div>
      <PagedTable
        caption="Redirects"
        list={list}
        rowsOf={(page) => page.redirects}
        rowKey={({ from }) => from}
        columns={columns(setEdited)}
        empty="No redirects."
      />
      <RedirectDialog redirect={edited} onClose={() => setEdited(undefined)} />
      <Dialog title="Import redirects" isOpen={isImporting} onClose={() => setImporting(false)}>
        <RedirectFile onDone={() => setImporting(false)} />
      </Dialog>
    </>
  );
}
