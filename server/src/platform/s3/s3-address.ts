/** A place in a bucket. */
export type S3Address = {
  bucket: string;
  /** The prefix of all names, such as `shop/`; may be empty. */
  prefix: string;
};

/** @returns undefined unless it is `s3://bucket` or `s3://bucket/folder` */
export function readS3Address(address: string): S3Address | undefined {
  if (!address.startsWith('s3://')) return undefined;
  const [bucket, ...folders] = address.slice('s3://'.length).split('/').filter(Boolean);
  return bucket ? { bucket, prefix: folders.map((folder) => `${folder}/`).join('') } : undefined;
}
