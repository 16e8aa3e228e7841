import type { Fault } from '../http/error-reply.ts';
import { S3Fault } from '../s3/s3-fault.ts';

export function storeFault(error: Error): Fault | undefined {
  if (!(error instanceof S3Fault)) return undefined;
  return { code: 'UNAVAILABLE', what: 'Pictures cannot be stored or read just now.' };
}
