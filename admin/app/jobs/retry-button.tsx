import { retryJob } from '@gulmohar/contract/admin/jobs.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showToast } from '../components/toasts.ts';
import { failedJobsQuery } from './jobs.queries.ts';

/** @param name the job's readable name */
export function RetryButton({ jobId, name }: { jobId: string; name: string }) {
  const retry = useMutation({
    mutationFn: () => adminApi(retryJob, { body: { jobId } }),
    onSuccess: () => showToast('success', 'The job is being retried'),
    onSettled: () => queryClient.invalidateQueries(failedJobsQuery),
  });
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Try again: ${name}`}
        isBusy={retry.isPending}
        onClick={() => retry.mutate()}
      >
        Try again
      </Button>
      <FailureNote error={retry.error} />
    </>
  );
}
