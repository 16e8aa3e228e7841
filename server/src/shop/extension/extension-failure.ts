/** Names the extension in logs and among the jobs that failed. */
export function extensionFailure(extension: string, cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The extension ${extension} failed: ${message}`, { cause });
}
