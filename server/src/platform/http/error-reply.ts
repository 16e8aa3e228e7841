import type { ErrorCode } from '@gulmohar/contract/api/envelope.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ProviderError } from '../../payments/provider.ts';
import { ShopError } from './shop-error.ts';

/** Fastify's own refusals, in the words and codes of our contract. */
const refusals: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'TOO_LARGE', message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'NOT_JSON', message: 'The request must be JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'INVALID_INPUT', message: 'The request has no body.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'INVALID_INPUT', message: 'The request is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'INVALID_INPUT', message: 'The request is not complete.' },
};

/** The one place where an error becomes an answer. What a 5xx was about stays in the log, under the request's id. */
export function replyWithError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toShopError(error);
  if (known) {
    if (known.code === 'BUSY') request.log.warn({ err: error }, 'too busy');
    if (known.extras.retryAfter) reply.header('retry-after', String(known.extras.retryAfter));
    const { retryAfter: _, ...extras } = known.extras;
    return reply
      .code(known.status)
      .header('cache-control', 'no-store')
      .send({ success: false, message: known.message, code: known.code, ...extras });
  }
  const code: ErrorCode = error instanceof ProviderError ? 'PROVIDER_UNAVAILABLE' : 'INTERNAL';
  const what =
    code === 'INTERNAL' ? 'Something went wrong on our side.' : 'The payment service did not answer.';
  request.log.error({ err: error }, 'request failed');
  return reply
    .code(code === 'INTERNAL' ? 500 : 502)
    .header('cache-control', 'no-store')
    .send({ success: false, message: `${what} Please try again. (${request.id})`, code });
}

/** What PostgreSQL says when it gave up waiting: for a lock, in a deadlock, for too long, for a connection. */
const BUSY_CODES = new Set(['55P03', '40P01', '57014', '53300']);
const BUSY_RETRY_SECONDS = 2;

function isBusy(error: FastifyError): boolean {
  return BUSY_CODES.has(error.code) || error.message === 'timeout exceeded when trying to connect';
}

function toShopError(error: FastifyError): ShopError | undefined {
  if (error instanceof ShopError) return error;
  if (isBusy(error)) {
    return new ShopError('BUSY', 'The shop is very busy just now. Please try again.', {
      retryAfter: BUSY_RETRY_SECONDS,
    });
  }
  const refusal = refusals[error.code];
  if (refusal) return new ShopError(refusal.code, refusal.message);
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return new ShopError('INVALID_INPUT', 'The request is not valid JSON.');
  }
  return undefined;
}
