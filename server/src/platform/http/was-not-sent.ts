/** The connection was never made, so that nothing can have happened. */
const NOT_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether `fetch` failed before the request left. @param error what it threw */
export function wasNotSent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return NOT_SENT.includes(cause?.code ?? '');
}
