import { type ErrorCode, errorStatus } from '@gulmohar/contract/api/envelope.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseFault, type FaultKind } from '../database/database-fault.ts';
import { routeConfig } from './route-config.ts';
import { ShopError } from './shop-error.ts';

/** Fastify's own errors, with the codes and messages of our contract. */
const refusals: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'TOO_LARGE', message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'NOT_JSON', message: 'The request must be JSON.' },
  FST_ERR_BAD_URL: { code: 'INVALID_INPUT', message: 'The address is not valid.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'INVALID_INPUT', message: 'The request has no body.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'INVALID_INPUT', message: 'The request is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'INVALID_INPUT', message: 'The request is incomplete.' },
};

/** Other errors of Fastify and the file server (`http-errors`), by status. */
const refusalsByStatus: Record<number, { code: ErrorCode; message: string }> = {
  // For static files: a path outside their folder, or one beginning with a dot.
  403: { code: 'NOT_FOUND', message: 'There is nothing here.' },
  404: { code: 'NOT_FOUND', message: 'There is nothing here.' },
  413: { code: 'TOO_LARGE', message: 'The request is too large.' },
  415: { code: 'NOT_JSON', message: 'The request must be JSON.' },
};
const REFUSED = { code: 'INVALID_INPUT', message: 'The request is not valid.' } as const;

/** A failure that is not the caller's fault; the log has its details, under the request's id. */
export type Fault = { code: ErrorCode; what: string };

export type ErrorMapper = (error: Error) => Fault | undefined;

const FILE_HEADERS = ['content-type', 'content-disposition', 'content-length', 'etag', 'last-modified'];

const INTERNAL: Fault = { code: 'INTERNAL', what: 'Something went wrong on our side.' };

export type ErrorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export function createErrorHandler(mappers: readonly ErrorMapper[]): ErrorHandler {
  return (error, request, reply) => {
    // A file that failed before its first byte has set those of the file.
    for (const name of FILE_HEADERS) reply.removeHeader(name);
    const shopError = toShopError(error as FastifyError, request);
    if (shopError) return replyWith(shopError, error, request, reply);
    const fault =
      mappers.reduce<Fault | undefined>((found, map) => found ?? map(error), undefined) ?? INTERNAL;
    request.log.error({ err: error }, 'request failed');
    const message = `${fault.what} Please try again. (${request.id})`;
    return reply
      .code(errorStatus[fault.code])
      .header('cache-control', 'no-store')
      .send({ success: false, message, code: fault.code });
  };
}

function replyWith(shopError: ShopError, error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (shopError.code === 'BUSY') request.log.warn({ err: error }, 'too busy');
  if (shopError.code === 'UNAVAILABLE') request.log.warn({ err: error }, 'the database is unavailable');
  const { retryAfter, ...extras } = shopError.extras;
  if (retryAfter) reply.header('retry-after', String(retryAfter));
  // The rest of the body is not waited for.
  if (shopError.code === 'TOO_SLOW') reply.header('connection', 'close');
  return reply
    .code(shopError.status)
    .header('cache-control', 'no-store')
    .send({ success: false, message: shopError.message, code: shopError.code, ...extras });
}

/** PostgreSQL gave up: a lock or statement time-out, a deadlock, or too many connections. */
const BUSY_CODES = new Set(['55P03', '40P01', '57014', '53300']);
const BUSY_RETRY_SECONDS = 2;

function isBusy(error: FastifyError): boolean {
  return BUSY_CODES.has(error.code) || error.message === 'timeout exceeded when trying to connect';
}

function tooBusy(): ShopError {
  return new ShopError('BUSY', 'The shop is very busy just now. Please try again.', {
    retryAfter: BUSY_RETRY_SECONDS,
  });
}

/** The message while the database is unavailable, and the number of seconds after which to retry. */
const UNAVAILABLE: Record<FaultKind, { message: string; retryAfter: number }> = {
  away: { message: 'The shop is not available just now. Please try again in a minute.', retryAfter: 5 },
  'read-only': {
    message:
      'You can browse the shop, but orders and changes are not possible just now. Please try again in a few minutes.',
    retryAfter: 30,
  },
  full: {
    message:
      'You can browse the shop, but orders and changes are not possible just now. Please try again in a few minutes.',
    retryAfter: 30,
  },
};

function unavailable({ kind }: DatabaseFault): ShopError {
  const { message, retryAfter } = UNAVAILABLE[kind];
  return new ShopError('UNAVAILABLE', message, { retryAfter });
}

const NO_FILE_CODES = new Set(['ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG', 'EISDIR', 'ENOTDIR']);

function isBlamedOnRequest(error: FastifyError & { expose?: boolean }): boolean {
  const { statusCode = 500, code = '', expose } = error;
  return statusCode >= 400 && statusCode < 500 && (expose === true || code.startsWith('FST_'));
}

function toShopError(error: FastifyError, request: FastifyRequest): ShopError | undefined {
  if (error instanceof ShopError) return error;
  if (error instanceof DatabaseFault) return unavailable(error);
  if (isBusy(error)) return tooBusy();
  const takes = error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' && routeConfig(request).takes;
  if (takes) {
    return new ShopError(
      'UNSUPPORTED_TYPE',
      `Please choose a file of one of these types: ${takes.join(', ')}.`,
    );
  }
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') {
    return request.raw.complete
      ? tooBusy()
      : new ShopError('TOO_SLOW', 'The request took too long to arrive.');
  }
  // The caller disconnected before the whole request had arrived.
  if (error.code === 'ECONNRESET' && error.message === 'aborted') {
    return new ShopError('INVALID_INPUT', 'The request is incomplete.');
  }
  const refusal = refusals[error.code];
  if (refusal) return new ShopError(refusal.code, refusal.message);
  if (isBlamedOnRequest(error)) {
    const { code, message } = refusalsByStatus[error.statusCode ?? 400] ?? REFUSED;
    return new ShopError(code, message);
  }
  if (NO_FILE_CODES.has(error.code) && request.method === 'GET') {
    return new ShopError('NOT_FOUND', 'There is nothing here.');
  }
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return new ShopError('INVALID_INPUT', 'The request is not valid JSON.');
  }
  return undefined;
}
