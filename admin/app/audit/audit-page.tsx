import { type AuditEntry, listAudit } from '@gulmohar/contract/admin/audit.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { deskApi } from '../api/desk-api.ts';
import { showDateTime } from '../shell/dates.ts';
import { PageHead } from '../shell/page-head.tsx';
import { auditTitle } from './audit-words.ts';

/** Who changed what, the newest first; with `?subject=` of one thing alone. */
export function AuditPage() {
  const [search] = useSearchParams();
  const subject = search.get('subject') ?? undefined;
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery({
    queryKey: ['audit', subject],
    queryFn: ({ pageParam }) => deskApi(listAudit, { query: { subject, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
  });
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <>
      <PageHead
        title="Changes"
        note={subject ? `Of ${subject}` : 'What was changed at this desk, and by whom'}
      />
      {entries.length === 0 && <p className="text-muted">Nothing was changed yet.</p>}
      <ol className="divide-y divide-rule">
        {entries.map((entry) => (
          <AuditItem key={entry.entryId} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button look="secondary" onClick={() => fetchNextPage()} disabled={isFetchingNextPage}>
          Older changes
        </Button>
      )}
    </>
  );
}

function AuditItem({ entry }: { entry: AuditEntry }) {
  const names = Object.keys({ ...entry.before, ...entry.after });
  return (
    <li className="py-3 text-sm">
      <p className="font-semibold">{auditTitle(entry)}</p>
      <p className="text-muted">
        {entry.staffName}, {showDateTime(entry.at)}
      </p>
      <dl className="mt-1 grid gap-x-4 sm:grid-cols-[10rem_1fr]">
        {names.map((name) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {entry.before && <del>{shown(entry.before[name])}</del>}{' '}
              {entry.after && shown(entry.after[name])}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
