import path from 'node:path';
import type { Environment } from '../config/env.ts';
import { readS3Address } from '../config/setting-values.ts';
import { StartupError } from '../process/startup-error.ts';
import { openBucket } from '../s3/open-bucket.ts';
import { LONG_RETRIES } from '../s3/retrying-fetch.ts';
import { S3Fault } from '../s3/s3-fault.ts';
import { folderPlace } from './folder-place.ts';
import type { BackupPlace } from './place.ts';
import { PART_BYTES, s3Place } from './s3-place.ts';

export type BackupSettings = Pick<
  Environment,
  'BACKUP_TO' | 'BACKUP_S3_ENDPOINT' | 'BACKUP_S3_REGION' | 'BACKUP_S3_KEY_ID' | 'BACKUP_S3_SECRET'
>;

function inOneLine(place: BackupPlace, address: string): BackupPlace {
  const explain = (error: Error, remedy = ''): never => {
    if (error instanceof StartupError) throw error;
    const { message } = error instanceof S3Fault || !(error.cause instanceof Error) ? error : error.cause;
    if ('code' in error && error.code === 'ENOSPC')
      throw new StartupError(`${address} cannot be used for backups: its disk is full.`);
    throw new StartupError(`${address} cannot be used for backups: ${message}.${remedy}`);
  };
  return {
    list: () => place.list().catch((error) => explain(error)),
    write: (name, bytes) => place.write(name, bytes).catch((error) => explain(error, remedyFor(error))),
    read: (name) => place.read(name).catch((error) => explain(error)),
    remove: (name) => place.remove(name).catch((error) => explain(error)),
  };
}

/** systemd shows all other folders than those that the service may write to as read-only. */
function remedyFor({ code = '' }: NodeJS.ErrnoException): string {
  if (!['EROFS', 'EACCES', 'EPERM', 'ENOENT'].includes(code)) return '';
  return ' The folder must belong to the shop’s user and, under systemd, be in ReadWritePaths= of the unit.';
}

/** @throws StartupError when there is no address, or when access to S3 is not configured */
export function openPlace(env: BackupSettings, address = env.BACKUP_TO): BackupPlace {
  if (!address)
    throw new StartupError(
      'Set where backups are kept: BACKUP_TO=/a/folder or BACKUP_TO=s3://bucket/folder.',
    );
  if (!address.startsWith('s3://')) return inOneLine(folderPlace(path.resolve(address)), address);
  const inBucket = readS3Address(address);
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret } = env;
  if (!inBucket || !endpoint || !keyId || !secret) {
    throw new StartupError(
      `${address} needs BACKUP_S3_ENDPOINT, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET, and a bucket after s3://.`,
    );
  }
  const access = { endpoint, region: env.BACKUP_S3_REGION, keyId, secret };
  const bucket = openBucket(inBucket, access, { patience: LONG_RETRIES, partBytes: PART_BYTES });
  return inOneLine(s3Place(bucket), address);
}
