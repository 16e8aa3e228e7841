import type { WorkerEvents } from 'graphile-worker';
import { Histogram, Registry } from 'prom-client';

export const workerMetrics = new Registry();

const jobDurations = new Histogram({
  name: 'job_duration_seconds',
  help: 'How long a job ran, by task and result; failed jobs are retried',
  labelNames: ['task', 'result'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
  registers: [workerMetrics],
});

export function measureJobs(events: WorkerEvents): void {
  const startedAt = new Map<string, number>();
  events.on('job:start', ({ job }) => {
    startedAt.set(job.id, performance.now());
  });
  events.on('job:complete', ({ job, error }) => {
    const seconds = (performance.now() - (startedAt.get(job.id) ?? performance.now())) / 1000;
    startedAt.delete(job.id);
    jobDurations.observe({ task: job.task_identifier, result: error ? 'failed' : 'done' }, seconds);
  });
}
