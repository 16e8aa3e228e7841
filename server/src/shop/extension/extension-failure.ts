import type { ErrorMapper } from '../../platform/http/error-reply.ts';

/** Names the extension in logs and among the jobs that failed. */
export class ExtensionFailure extends Error {
  readonly isLate: boolean;

  constructor(extension: string, cause: unknown, { isLate = false } = {}) {
    const message = cause instanceof Error ? cause.message : String(cause);
    super(`The extension ${extension} failed: ${message}`, { cause });
    this.isLate = isLate;
  }
}

export const extensionFault: ErrorMapper = (error) =>
  error instanceof ExtensionFailure && error.isLate
    ? { code: 'TIMED_OUT', what: 'This took too long.' }
    : undefined;
