import type { ShopImportState } from '@gulmohar/contract/admin/shop-import.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Section } from '../components/section.tsx';
import { ListTable } from '../list/list-table.tsx';
import { files } from '../paths.ts';
import { reportQuery } from './shop-import.queries.ts';

/** What an import leaves out, shortens or refuses, one by one. */
export function ImportReport({ importId, state }: { importId: string; state: ShopImportState }) {
  const report = useSuspenseInfiniteQuery(reportQuery(importId, state));
  const products = report.data.pages.flatMap((page) => page.products);
  if (products.length === 0) return null;
  const rows = products.flatMap(({ key, title, outcome, notes }) =>
    notes.map((note, at) => ({ id: `${key} ${at}`, title, isSkipped: outcome === 'skipped', ...note })),
  );
  return (
    <Section title="What to know">
      <ListTable
        caption="Notes"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { head: 'Name', cell: ({ title }) => <span className="wrap-anywhere">{title}</span> },
          {
            head: 'What',
            cell: ({ message, isSkipped }) => (
              <span className={isSkipped ? 'text-problem' : ''}>
                {isSkipped ? `${state === 'undone' ? 'It stays' : 'Not imported'}: ${message}` : message}
              </span>
            ),
          },
          { head: 'Column', cell: ({ column }) => column },
          {
            head: 'Line',
            cell: ({ line }) => (line > 0 ? line : ''),
            isNumber: true,
            isNamedOnPhone: true,
            isLeftOutOnPhone: ({ line }) => line === 0,
          },
        ]}
        empty=""
      />
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {report.hasNextPage && (
          <Button
            variant="secondary"
            isBusy={report.isFetchingNextPage}
            onClick={() => void report.fetchNextPage()}
          >
            Show more
          </Button>
        )}
        <a
          href={files.importReport(importId)}
          download
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          Download this list
        </a>
      </div>
    </Section>
  );
}
