import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket } from './open-bucket.ts';
import { asS3Fault, S3Fault, throwAsS3Fault } from './s3-fault.ts';

/** The error code for a missing object, or the status of a response without a body. */
const ABSENT = new Set(['NoSuchKey', '404']);
const PARTIAL = 206;

/** An opened object. Either read its bytes once, or call `cancel` to release it. */
export type StoredObject = {
  size: number;
  /** In hexadecimal; undefined if it was stored without one. */
  sha256: string | undefined;
  bytes: AsyncIterable<Uint8Array>;
  cancel(): Promise<void>;
};

/** Resumes when the connection breaks or stalls. @throws S3Fault, also while reading the bytes */
export async function openObject(bucket: Bucket, key: string): Promise<StoredObject | undefined> {
  const response = await getFrom(bucket, key, 0).catch((error: S3Fault) => {
    if (!ABSENT.has(error.code)) throw error;
  });
  if (!response) return undefined;
  const size = Number(response.headers.get('content-length'));
  const sha256 = response.headers.get('x-amz-meta-sha256') ?? undefined;
  return {
    size,
    sha256,
    bytes: verified(toItsEnd(bucket, key, response, size), sha256, key),
    cancel: async () => response.body?.cancel(),
  };
}

async function getFrom({ streaming }: Bucket, key: string, from: number): Promise<Response> {
  const response = await streaming.getObjectRaw(key, from === 0, from).catch(throwAsS3Fault);
  if (from > 0 && response.status !== PARTIAL) {
    await response.body?.cancel();
    throw new S3Fault('refused', 'the store does not support range requests');
  }
  return response;
}

async function* toItsEnd(
  bucket: Bucket,
  key: string,
  first: Response,
  size: number,
): AsyncGenerator<Uint8Array> {
  const { timeoutMs, attempts, pauseMs } = bucket.patience;
  let at = 0;
  for (let attempt = 1; at < size; attempt++) {
    const response = attempt === 1 ? first : await getFrom(bucket, key, at);
    try {
      for await (const chunk of inTime(response.body, timeoutMs)) {
        at += chunk.length;
        yield chunk;
      }
      if (at !== size) throw new Error(`only ${at} of ${size} bytes arrived`);
    } catch (error) {
      if (at === size) return;
      if (at > size || attempt === attempts) throw asS3Fault(error);
      await wait(pauseMs * 2 ** (attempt - 1));
    }
  }
}

async function* inTime(body: Response['body'], ms: number): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await within(ms, reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    // Also closes the connection when the reader stops early.
    reader.cancel().catch(() => undefined);
  }
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`nothing arrived for ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Holds the last chunk back until the checksum has been verified. */
async function* verified(
  bytes: AsyncIterable<Uint8Array>,
  sha256: string | undefined,
  key: string,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let buffered: Uint8Array | undefined;
  for await (const chunk of bytes) {
    hash.update(chunk);
    if (buffered) yield buffered;
    buffered = chunk;
  }
  if (sha256 && hash.digest('hex') !== sha256)
    throw new S3Fault('damaged', `${key} does not match its checksum`);
  if (buffered) yield buffered;
}
