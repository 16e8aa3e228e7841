/** The connection was never established, so nothing can have happened. */
const NOT_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

export function wasNotSent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return NOT_SENT.includes(cause?.code ?? '');
}
