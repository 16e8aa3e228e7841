import { randomUUID } from 'node:crypto';
import { StartupError } from '../process/startup-error.ts';
import { BRIEF_RETRIES } from '../s3/retrying-fetch.ts';
import { S3Fault } from '../s3/s3-fault.ts';
import { type FileStore, readWhole } from './file-store.ts';
import { openFileStores, type PictureSettings } from './open-file-stores.ts';

const COMPLAINTS: Record<string, (env: PictureSettings) => string> = {
  NoSuchBucket: ({ PICTURES_S3 }) => `PICTURES_S3: there is no bucket ${PICTURES_S3}`,
  InvalidBucketName: ({ PICTURES_S3 }) => `PICTURES_S3: there is no bucket ${PICTURES_S3}`,
  InvalidAccessKeyId: () => 'PICTURES_S3_KEY_ID: the store does not know this key',
  SignatureDoesNotMatch: () => 'PICTURES_S3_SECRET does not belong to PICTURES_S3_KEY_ID',
  AuthorizationHeaderMalformed: () => 'PICTURES_S3_REGION is not the region of this bucket',
  PermanentRedirect: () => 'PICTURES_S3_ENDPOINT is not the endpoint of this bucket',
  ENOTFOUND: ({ PICTURES_S3_ENDPOINT }) =>
    `PICTURES_S3_ENDPOINT: there is no host at ${PICTURES_S3_ENDPOINT}`,
};

/**
 * A store that is away does not keep the shop from opening.
 * @returns a warning then.
 * @throws StartupError for wrong settings
 */
export async function assertPicturesUsable(env: PictureSettings): Promise<string | undefined> {
  const { bucket } = openFileStores(env, { patience: { ...BRIEF_RETRIES, attempts: 1 } });
  if (!bucket) return undefined;
  const name = `uploads/start-check-${randomUUID()}`;
  let step = 'list what is in the bucket';
  try {
    for await (const _ of bucket.list()) break;
    step = 'write to the bucket';
    await bucket.write(name, Buffer.from(name));
    step = 'read from the bucket';
    if ((await readBack(bucket, name)) !== name)
      throw new S3Fault('damaged', 'the data read differs from the data written');
    step = 'remove from the bucket';
    await bucket.remove(name);
    return undefined;
  } catch (error) {
    if (!(error instanceof S3Fault)) throw error;
    const complaint = COMPLAINTS[error.code]?.(env);
    if (complaint) throw new StartupError(`${complaint}.`);
    if (error.kind === 'away') {
      return `Pictures in ${env.PICTURES_S3} cannot be reached just now: ${error.message}.`;
    }
    throw new StartupError(`PICTURES_S3: the key may not ${step} ${env.PICTURES_S3}: ${error.message}.`);
  }
}

async function readBack(bucket: FileStore, name: string): Promise<string | undefined> {
  const file = await bucket.open(name);
  return file && (await readWhole(file)).toString();
}
