import { checkNow } from '@gulmohar/contract/admin/today.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { Badge } from '../shell/badge.tsx';
import { showDateTime } from '../shell/dates.ts';
import { Section } from '../shell/section.tsx';
import { verdictQuery } from './today.queries.ts';

const LOOK_AGAIN_MS = 1_500;

/** What the last check of the books found; checking goes on by itself, twice an hour. */
export function Verdict() {
  const check = useMutation({
    mutationFn: () => deskApi(checkNow),
    onError: (error) => showFailure(error),
  });
  const askedAt = check.data?.askedAt ?? '';
  const { data } = useSuspenseQuery({
    ...verdictQuery,
    refetchInterval: ({ state }) => (isSince(askedAt, state.data?.verdict) ? false : LOOK_AGAIN_MS),
  });
  const { verdict } = data;
  const isChecking = check.isPending || (check.isSuccess && !isSince(askedAt, verdict));
  const wrong = verdict?.findings.flatMap((finding) => finding.wrong) ?? [];
  return (
    <Section title="Do the books agree?">
      {!verdict && <p className="text-muted">Not checked yet.</p>}
      {verdict && (
        <>
          <p className="mb-2 flex flex-wrap items-center gap-3">
            {verdict.failure || wrong.length > 0 ? (
              <Badge look="bad">{verdict.failure ? 'Could not be checked' : `${wrong.length} wrong`}</Badge>
            ) : (
              <Badge look="good">All is well</Badge>
            )}
            <span className="text-sm text-muted">
              {showDateTime(verdict.at)}, in {(verdict.tookMs / 1000).toFixed(1)} s
            </span>
          </p>
          {verdict.failure && <p className="text-problem wrap-anywhere">{verdict.failure}</p>}
          <ul className="text-sm">
            {verdict.findings.map((finding) => (
              <li key={finding.id} className="border-b border-rule py-2">
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
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <Button look="quiet" disabled={isChecking} onClick={() => check.mutate()}>
          Check now
        </Button>
        <p role="status" className="text-sm text-muted">
          {isChecking ? 'Checking …' : check.isSuccess ? 'Checked just now' : ''}
        </p>
      </div>
    </Section>
  );
}

/** Whether there is a verdict that is not older. Instants of ISO 8601 in UTC are in order as texts. */
function isSince(askedAt: string, verdict: { at: string } | null | undefined): boolean {
  return verdict !== null && verdict !== undefined && verdict.at >= askedAt;
}
