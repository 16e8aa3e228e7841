import { discardJob, type FailedJob, MAX_FAILED_JOBS } from '@gulmohar/contract/admin/jobs.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { Badge } from '../components/badge.tsx';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { type Column, ListTable } from '../list/list-table.tsx';
import { useStaff } from '../session/session.queries.ts';
import { jobName } from './job-name.ts';
import { failedJobsQuery } from './jobs.queries.ts';
import { RetryButton } from './retry-button.tsx';

const columns: Column<FailedJob>[] = [
  {
    head: 'Job',
    cell: ({ name, problem, detail }) => (
      <>
        <strong>{jobName(name)}</strong>
        <span className="block">{problem}</span>
        <span className="block text-muted wrap-anywhere">{detail}</span>
      </>
    ),
  },
  { head: 'Failed', cell: ({ failedAt }) => showDateTime(failedAt) },
  {
    head: 'Tries',
    cell: ({ attempts, maxAttempts, nextTryAt }) => (
      <>
        {attempts} of {maxAttempts}
        <span className="md:sr-only"> tries</span>{' '}
        {nextTryAt ? (
          <span className="block text-muted">next {showDateTime(nextTryAt)}</span>
        ) : (
          <Badge tone="bad">Given up</Badge>
        )}
      </>
    ),
  },
  { head: 'Actions', cell: (job) => <Actions job={job} /> },
];

/** Failed jobs, such as e-mails, refunds and pictures, and how to deal with them. */
export function JobsPage() {
  const { data } = useSuspenseQuery(failedJobsQuery);
  return (
    <>
      <PageHead
        title="Failed jobs"
        note={
          data.total > data.jobs.length
            ? `The first ${MAX_FAILED_JOBS} of ${data.total}`
            : 'E-mails, refunds, pictures and imports that failed. Each is retried automatically, at growing intervals.'
        }
      />
      <ListTable
        caption="Failed jobs"
        rows={data.jobs}
        rowKey={({ jobId }) => jobId}
        columns={columns}
        empty="No failed jobs."
      />
    </>
  );
}

function Actions({ job: { jobId, name, queue } }: { job: FailedJob }) {
  const { may } = useStaff();
  async function discard() {
    await adminApi(discardJob, { body: { jobId } });
    showToast('success', 'Job discarded');
    await queryClient.invalidateQueries(failedJobsQuery);
  }
  return (
    <span className="flex flex-wrap gap-x-2">
      <RetryButton jobId={jobId} name={jobName(name)} />
      {may('jobs.discard') && queue !== 'money' && (
        <ConfirmButton label="Discard" title={`Discard “${jobName(name)}”?`} action="Discard" run={discard}>
          It will not run. Tell anyone waiting for it, for example for an e-mail, some other way.
        </ConfirmButton>
      )}
    </span>
  );
}
