import { S3mini } from 's3mini';
import type { S3Address } from '../config/setting-values.ts';
import { type Attempt, createStoreBreaker, type RetryPolicy, retryingFetch } from './retrying-fetch.ts';

export type S3Access = {
  endpoint: string;
  region: string;
  keyId: string;
  secret: string;
};

export type BucketOptions = {
  patience: RetryPolicy;
  onAttempt?: (attempt: Attempt) => void;
  /** The size of an upload part when writing a stream; at most 10,000 parts. */
  partBytes?: number;
};

export type Bucket = {
  s3: S3mini;
  /** The same, for objects whose bodies are streamed. */
  streaming: S3mini;
  prefix: string;
  patience: RetryPolicy;
};

export function openBucket(
  { bucket, prefix }: S3Address,
  { endpoint, region, keyId, secret }: S3Access,
  { patience, onAttempt = () => undefined, partBytes }: BucketOptions,
): Bucket {
  const breaker = createStoreBreaker();
  const client = (isStreamed: boolean) =>
    new S3mini({
      endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
      region,
      accessKeyId: keyId,
      secretAccessKey: secret,
      ...(partBytes && { minPartSize: partBytes }),
      fetch: retryingFetch({ patience, breaker, onAttempt, isStreamed }),
    });
  return { s3: client(false), streaming: client(true), prefix, patience };
}
