import { checkNow } from '@gulmohar/contract/admin/today.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { Badge } from '../components/badge.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';
import { reportQuery } from './today.queries.ts';

const REFETCH_EVERY_MS = 1_500;

/** The result of the last consistency checks, which run twice an hour. */
export function DoctorReport() {
  const check = useMutation({
    mutationFn: () => adminApi(checkNow),
  });
  const askedAt = check.data?.askedAt ?? '';
  const { data } = useSuspenseQuery({
    ...reportQuery,
    refetchInterval: ({ state }) => (isSince(askedAt, state.data?.report) ? false : REFETCH_EVERY_MS),
  });
  const { report } = data;
  const isChecking = check.isPending || (check.isSuccess && !isSince(askedAt, report));
  const wrong = report?.findings.flatMap((finding) => finding.wrong) ?? [];
  return (
    <Section id="checks" title="Consistency checks">
      {!report && <p className="text-muted">Not checked yet.</p>}
      {report && (
        <>
          <p className="mb-2 flex flex-wrap items-center gap-3">
            {report.failure || wrong.length > 0 ? (
              <Badge tone="bad">{report.failure ? 'Could not be checked' : `${wrong.length} wrong`}</Badge>
            ) : (
              <Badge tone="good">Everything is fine</Badge>
            )}
            <span className="text-sm text-muted">
              {showDateTime(report.at)}, in {(report.tookMs / 1000).toFixed(1)} s
            </span>
          </p>
          {report.failure && <p className="text-problem wrap-anywhere">{report.failure}</p>}
          <ul className="text-sm">
            {report.findings.map((finding) => (
              <li key={finding.what} className="border-b border-rule py-2">
                {finding.wrong.length === 0 ? '✓' : '✗'} {finding.what}{' '}
                <span className="text-muted">({finding.looked})</span>
                {finding.wrong.map((line) => (
                  <p key={line} className="text-problem wrap-anywhere">
                    {line}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      <FailureNote error={check.error} />
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <Button variant="quiet" isBusy={isChecking} onClick={() => check.mutate()}>
          Check now
        </Button>
        <p role="status" className="text-sm text-muted">
          {isChecking ? 'Checking …' : check.isSuccess ? 'Checked just now' : ''}
        </p>
      </div>
    </Section>
  );
}

/** Whether the report is from this time or later. ISO 8601 instants in UTC can be compared as text. */
function isSince(askedAt: string, report: { at: string } | null | undefined): boolean {
  return report !== null && report !== undefined && report.at >= askedAt;
}
