import { S3mini } from 's3mini';
import type { BackupPlace } from './place.ts';

type Bucket = {
  /** The bucket's own address: `https://s3.example/bucket`. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What names begin with, such as `shop/`; empty: nothing. */
  prefix: string;
};

/** At most 10,000 parts: 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;

/** A bucket of any S3-compatible store. */
export function s3Place({ prefix, ...bucket }: Bucket): BackupPlace {
  const s3 = new S3mini({ ...bucket, minPartSize: PART_BYTES });
  return {
    async list() {
      const objects = (await s3.listObjects('/', prefix)) ?? [];
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
      await s3.putAnyObject(`${prefix}${name}`, counted);
      return size;
    },

    async read(name) {
      const answer = await s3.getObjectResponse(`${prefix}${name}`);
      if (!answer?.body) throw new Error(`there is no ${prefix}${name}`);
      return answer.body;
    },

    async remove(name) {
      await s3.deleteObject(`${prefix}${name}`);
    },
  };
}
