import type { FailedJob } from '@gulmohar/contract/admin/jobs.ts';
import { REDACTED, redactEmails } from '../../platform/log/redact.ts';
import { type QueueName, queueOf } from '../../platform/queue/job-queues.ts';
import type { FailedJobRow } from './failed-jobs.store.ts';

const MAX_DETAIL = 300;
/** Matches phone numbers, card numbers and PIN codes, but not the shop's own ids, which contain letters. */
const LONG_NUMBER = /(?<![\w-])\+?\d(?:[ -]?\d){5,}(?![\w-])/g;
/** Matches quoted text, which may be a name or an address. */
const QUOTED = /(["'“‘«<])(?:(?!["'”’»>]).){2,}(["'”’»>])/g;

const UNREACHABLE: Record<QueueName, string> = {
  money: 'The payment provider or the database could not be reached.',
  mail: 'The mail server or the database could not be reached.',
  webhook: 'The database could not be reached.',
  background: 'The database or the storage could not be reached.',
};

/** The first match wins. */
const PROBLEMS: [RegExp, string | Record<QueueName, string>][] = [
  [/^The extension [a-z0-9-]+ failed: /, 'An extension could not handle an event.'],
  [/no result/i, 'The item it refers to no longer exists.'],
  [
    // 'takes no changes' is the text of jobs that failed before an update.
    /ENOSPC|No space left|disk is full|database is read-only|takes no changes/i,
    'The disk is full or read-only.',
  ],
  [
    /provider keeps failing|got no answer|broke off|PROVIDER|Stripe: StripeConnection/i,
    'The payment provider did not respond.',
  ],
  [/store keeps failing/i, 'The picture store did not respond.'],
  [/was refused: |Stripe: /i, 'The payment provider refused the request.'],
  [/not configured for the provider/i, 'The shop is no longer set up for this payment provider.'],
  [
    /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|connection|timeout|time-out|greeting/i,
    UNREACHABLE,
  ],
  [/^(?:.*: )?5\d\d[ -]|mailbox|recipient|relay/i, 'The mail server refused the mail.'],
  [/^(?:.*: )?4\d\d[ -]/i, 'The mail server deferred the mail.'],
  [/ENOENT|EACCES|EPERM/, 'A file is missing, or cannot be read or written.'],
];

/** Presents a failed job to staff, without names, addresses or numbers of people. */
export function presentFailedJob(row: FailedJobRow): FailedJob {
  const { id, name, attempts, max_attempts, updated_at, run_at, last_error } = row;
  const queue = queueOf(name);
  return {
    jobId: id,
    name,
    queue,
    attempts,
    maxAttempts: max_attempts,
    failedAt: updated_at.toISOString(),
    nextTryAt: attempts >= max_attempts ? null : run_at.toISOString(),
    problem: problemOf(last_error, queue),
    detail: withoutPersons(last_error),
  };
}

export function problemOf(error: string, queue: QueueName): string {
  const found = PROBLEMS.find(([pattern]) => pattern.test(error))?.[1];
  if (!found) return 'It failed for an unexpected reason.';
  return typeof found === 'string' ? found : found[queue];
}

/** Keeps only the first line, because the lines after it may contain personal data. */
export function withoutPersons(error: string): string {
  const [line = ''] = error.split('\n');
  return redactEmails(line)
    .replace(QUOTED, `$1${REDACTED}$2`)
    .replace(LONG_NUMBER, REDACTED)
    .slice(0, MAX_DETAIL);
}
