import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Bucket } from '../s3/open-bucket.ts';
import { openObject } from '../s3/open-object.ts';
import { S3Fault, throwAsS3Fault } from '../s3/s3-fault.ts';
import { assertFileName, checksumOf, type FileBytes, type FileStore, isFileName } from './file-store.ts';

const PAGE = 1_000;
/** A picture's name changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const TYPES: Record<string, string> = { '.webp': 'image/webp', '.avif': 'image/avif', '.mp4': 'video/mp4' };

export function s3Files(bucket: Bucket): FileStore {
  const { s3, prefix } = bucket;

  function keyOf(name: string): string {
    assertFileName(name);
    return `${prefix}${name}`;
  }

  const open = (name: string) => openObject(bucket, keyOf(name));

  return {
    async *list() {
      let next: string | undefined;
      do {
        const page = await s3.listObjectsPaged('/', prefix, PAGE, next).catch(throwAsS3Fault);
        if (!page) throw new S3Fault('refused', 'the bucket does not exist', { code: 'NoSuchBucket' });
        for (const { Key, Size } of page.objects ?? []) {
          const name = Key.slice(prefix.length);
          if (isFileName(name)) yield { name, size: Size };
        }
        next = page.nextContinuationToken;
      } while (next);
    },

    open,

    async write(name, bytes) {
      const key = keyOf(name);
      return withFixedBytes(bytes, async (fixed) => {
        const sha256 = await sha256Of(fixed);
        const headers: Record<string, string> = {
          'x-amz-checksum-sha256': sha256.toString('base64'),
          'x-amz-meta-sha256': sha256.toString('hex'),
          ...(name.startsWith('pictures/') && { 'cache-control': FOR_EVER }),
        };
        const type = TYPES[path.extname(name)];
        const response = await s3.putObject(key, fixed, type, undefined, headers).catch(throwAsS3Fault);
        const checksum = response.headers.get('x-amz-checksum-sha256');
        // If the store does not support checksums, the object is read again.
        const storedSum = checksum
          ? Buffer.from(checksum, 'base64').toString('hex')
          : await checksumOf({ open }, name);
        if (storedSum !== sha256.toString('hex'))
          throw new S3Fault('damaged', `the store did not keep ${key} as it was sent`);
        return storedSum;
      });
    },

    async remove(name) {
      await s3.deleteObject(keyOf(name)).catch(throwAsS3Fault);
    },
  };
}

/** Buffers a stream in a temporary file, because a request may be retried and needs its checksum first. */
async function withFixedBytes<Result>(
  bytes: FileBytes,
  work: (fixed: Uint8Array | Blob) => Promise<Result>,
): Promise<Result> {
  if (bytes instanceof Uint8Array || bytes instanceof Blob) return work(bytes);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-upload-'));
  try {
    const file = path.join(folder, 'bytes');
    await writeFile(file, bytes);
    return await work(await openAsBlob(file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sha256Of(bytes: Uint8Array | Blob): Promise<Buffer> {
  const hash = createHash('sha256');
  if (bytes instanceof Uint8Array) return hash.update(bytes).digest();
  for await (const chunk of bytes.stream()) hash.update(chunk);
  return hash.digest();
}
