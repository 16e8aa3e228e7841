import { type AuditEntry, listAudit } from '@gulmohar/contract/admin/audit.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditPath, auditTitle } from './audit-titles.ts';
import { fieldLabel, shownFields, shownValue } from './audit-values.ts';

type Names = Record<string, string>;

/**
 * The audit log, newest first. `?subject=` limits it to one thing, `by`, `from` and `to` to a person and
 * days.
 */
export function AuditPage() {
  const [search] = useSearchParams();
  const query = useDeferredValue(search.toString());
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery({
    queryKey: ['audit', query],
    queryFn: ({ pageParam }) => adminApi(listAudit, { query: { ...queryOf(query), before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
  });
  const entries = data.pages.flatMap((page) => page.entries);
  const names: Names = Object.assign({}, ...data.pages.map((page) => page.names));
  const subject = search.get('subject');
  return (
    <>
      <PageHead
        title="Audit log"
        note={
          subject ? `Changes to ${names[subject] ?? subject}` : 'Who changed what and when, in India time'
        }
      />
      <AuditFilters />
      {entries.length === 0 && (
        <p className="border-y border-rule py-8 text-muted">
          {search.size > 0 ? 'No matching changes.' : 'Nothing has been changed yet.'}
        </p>
      )}
      <ol aria-label="Audit log" className="divide-y divide-rule">
        {entries.map((entry) => (
          <AuditItem key={entry.entryId} entry={entry} names={names} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="secondary" onClick={() => fetchNextPage()} disabled={isFetchingNextPage}>
          Show older changes
        </Button>
      )}
    </>
  );
}

/** Reads the filters from the address and ignores everything else in it. */
function queryOf(address: string) {
  const search = new URLSearchParams(address);
  const [subject, by, from, to] = ['subject', 'by', 'from', 'to'].map(
    (name) => search.get(name) ?? undefined,
  );
  return { subject, by, from, to };
}

function AuditItem({ entry, names }: { entry: AuditEntry; names: Names }) {
  const { before, after } = entry;
  const path = auditPath(entry);
  const title = auditTitle(entry, names);
  return (
    <li className="py-3 text-sm">
      <p className="font-semibold">
        {path ? (
          <Link to={path} className="text-link underline underline-offset-4">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <p className="text-muted">
        {entry.staffName}, {showDateTime(entry.at)}
      </p>
      <dl className="mt-1 grid gap-x-4 sm:grid-cols-[10rem_1fr]">
        {shownFields(before, after).map((name) => (
          <div key={name} className="contents">
            <dt className="text-muted">{fieldLabel(name)}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {before && <del>{shownValue(name, before[name], names)}</del>}{' '}
              {after && shownValue(name, after[name], names)}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
