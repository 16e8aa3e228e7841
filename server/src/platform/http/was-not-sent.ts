/** The connection was never established, so nothing can have happened. */
const NOT_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether `fetch` failed before it sent the request. @param error the error it threw */
export function wasNotSent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return NOT_SENT.includes(cause?.code ?? '');
}
