import type { Bucket } from '../s3/open-bucket.ts';
import { openObject } from '../s3/open-object.ts';
import { S3Fault, throwAsS3Fault } from '../s3/s3-fault.ts';
import type { BackupPlace } from './place.ts';

/** The size of an upload part; at most 10,000 parts per file, which is 160 GB. */
export const PART_BYTES = 16 * 1024 * 1024;

export function s3Place(bucket: Bucket): BackupPlace {
  const { s3, prefix } = bucket;
  return {
    async list() {
      const objects = await s3.listObjects('/', prefix).catch(throwAsS3Fault);
      if (!objects) throw new S3Fault('refused', 'the bucket does not exist', { code: 'NoSuchBucket' });
      return objects.map(({ Key }) => Key.slice(prefix.length));
    },

    async write(name, bytes) {
      let size = 0;
      const counted = bytes.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            size += chunk.length;
            controller.enqueue(chunk);
          },
        }),
      );
      await s3.putAnyObject(`${prefix}${name}`, counted).catch(throwAsS3Fault);
      return size;
    },

    async read(name) {
      const object = await openObject(bucket, `${prefix}${name}`);
      if (!object) throw new S3Fault('refused', `${prefix}${name} does not exist`);
      return ReadableStream.from(object.bytes);
    },

    async remove(name) {
      await s3.deleteObject(`${prefix}${name}`).catch(throwAsS3Fault);
    },
  };
}
