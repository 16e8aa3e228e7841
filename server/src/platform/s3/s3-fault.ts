import { S3ServiceError } from 's3mini';

type FaultDetails = {
  code?: string;
  cause?: unknown;
};

/** `away`: the same request may work later. `refused`: it never will. `damaged`: the bytes are not what was sent. */
export class S3Fault extends Error {
  override readonly name = 'S3Fault';
  readonly kind: 'away' | 'refused' | 'damaged';
  readonly code: string;

  constructor(kind: S3Fault['kind'], message: string, { code = '', cause }: FaultDetails = {}) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
  }
}

const TOO_MANY = 429;

/** Whether the same request may succeed later, according to the status. */
export function isPassing(status: number): boolean {
  return status >= 500 || status === TOO_MANY;
}

export function readCode(body: string | undefined): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(body ?? '')?.[1];
}

export function asS3Fault(error: unknown): S3Fault {
  if (error instanceof S3Fault) return error;
  if (error instanceof S3ServiceError) {
    const code = readCode(error.body) ?? String(error.status);
    const kind = isPassing(error.status) ? 'away' : 'refused';
    return new S3Fault(kind, `the store answered ${code}`, { code, cause: error });
  }
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof S3Fault) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = code || (cause instanceof Error ? cause.message : String(cause));
  return new S3Fault('away', `the store does not respond (${reason})`, { code, cause: error });
}

/** For what the client returns: `.catch(throwAsS3Fault)`. */
export function throwAsS3Fault(error: unknown): never {
  throw asS3Fault(error);
}
