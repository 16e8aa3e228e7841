import type { Environment } from '../config/env.ts';
import { readS3Address } from '../config/setting-values.ts';
import { openBucket } from '../s3/open-bucket.ts';
import { type Attempt, BRIEF_RETRIES, type RetryPolicy } from '../s3/retrying-fetch.ts';
import { diskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { s3Files } from './s3-files.ts';
import { withFallback } from './with-fallback.ts';

export type PictureSettings = Pick<
  Environment,
  | 'DATA_DIR'
  | 'PICTURES_S3'
  | 'PICTURES_S3_ENDPOINT'
  | 'PICTURES_S3_REGION'
  | 'PICTURES_S3_KEY_ID'
  | 'PICTURES_S3_SECRET'
  | 'PICTURES_TO'
>;

export type FileStores = {
  /** All files, wherever they are stored. */
  files: FileStore;
  /** With a bucket: the store that files are written to, and the one that may still have others. */
  sides: { to: FileStore; from: FileStore } | undefined;
  bucket: FileStore | undefined;
};

type StoreOptions = { patience?: RetryPolicy; onAttempt?: (attempt: Attempt) => void };

export function openFileStores(env: PictureSettings, options: StoreOptions = {}): FileStores {
  const folder = diskFiles(env.DATA_DIR);
  const bucket = openPictureBucket(env, options);
  if (!bucket) return { files: folder, sides: undefined, bucket };
  const sides = env.PICTURES_TO === 's3' ? { to: bucket, from: folder } : { to: folder, from: bucket };
  return { files: withFallback(sides.to, sides.from), sides, bucket };
}

function openPictureBucket(
  env: PictureSettings,
  { patience = BRIEF_RETRIES, onAttempt = () => undefined }: StoreOptions,
): FileStore | undefined {
  const { PICTURES_S3_ENDPOINT: endpoint, PICTURES_S3_KEY_ID: keyId, PICTURES_S3_SECRET: secret } = env;
  const address = readS3Address(env.PICTURES_S3 ?? '');
  // The settings are rejected unless all of these are set.
  if (!address || !endpoint || !keyId || !secret) return undefined;
  const access = { endpoint, region: env.PICTURES_S3_REGION, keyId, secret };
  return s3Files(openBucket(address, access, { patience, onAttempt }));
}
