import { Histogram } from 'prom-client';
import { webMetrics } from '../metrics/web-metrics.ts';
import type { Attempt } from '../s3/patient-fetch.ts';

const durations = new Histogram({
  name: 'shop_picture_store_duration_seconds',
  help: 'Time until the bucket of the pictures answers, or fails to, by outcome',
  labelNames: ['outcome'],
  buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [webMetrics],
});

export function observeAttempt({ outcome, seconds }: Attempt): void {
  durations.observe({ outcome }, seconds);
}
