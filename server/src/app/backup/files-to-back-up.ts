import type { Environment } from '../../platform/config/env.ts';
import { LONG_RETRIES } from '../../platform/s3/retrying-fetch.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { openFileStores, type PictureSettings } from '../../platform/storage/open-file-stores.ts';

/** Returns the store of pictures and uploads; undefined when the operator leaves them to their bucket. */
export function filesToBackUp(
  env: PictureSettings & Pick<Environment, 'BACKUP_PICTURES'>,
): FileStore | undefined {
  return env.BACKUP_PICTURES === 'yes' ? openFileStores(env, { patience: LONG_RETRIES }).files : undefined;
}
