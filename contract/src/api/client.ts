import type { z } from 'zod';
import { type Endpoint, fullPath, type ShopperUse } from './endpoint.ts';
import type { ErrorCode, FailureReply } from './envelope.ts';

export type ApiRequest = {
  method: string;
  /** Includes the base path and the query. */
  url: string;
  /** Whether the shopper's token is sent in the header `token`. */
  shopper: ShopperUse;
  /** Sent as JSON, except for uploads: bytes or a Blob are sent as they are. */
  body?: unknown;
};

/** Sends a request to the API: over the network in a browser, within the process on the server. */
export type Transport = (request: ApiRequest) => Promise<{ status: number; body: unknown }>;

/** `reply` also holds the failure's other data, such as `totals` or `lines`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly reply: Partial<FailureReply> & Record<string, unknown>;

  constructor(status: number, body: unknown) {
    const reply = typeof body === 'object' && body !== null ? (body as Partial<FailureReply>) : {};
    super(reply.message ?? `The shop did not answer (${status}).`);
    this.name = 'ApiError';
    this.status = status;
    this.code = reply.code;
    this.reply = { ...reply };
  }
}

export function failedFields(error: unknown): [field: string, text: string][] {
  return error instanceof ApiError ? Object.entries(error.reply.fields ?? {}) : [];
}

/** Endpoints that the client can call; browsers request files and redirects themselves. */
export type JsonEndpoint = Endpoint & { readonly produces?: never; readonly params?: never };

type Input<E extends Endpoint> = {
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
};

export type ApiClient = <E extends JsonEndpoint>(
  endpoint: E,
  input?: Input<E>,
) => Promise<z.output<E['reply']>>;

/** @throws ApiError for every response that is not 2xx */
export function createClient(transport: Transport): ApiClient {
  return async (endpoint, input = {}) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(input.query ?? {})) {
      if (value !== undefined && value !== '') query.set(name, String(value));
    }
    const url = `${fullPath(endpoint)}${query.size > 0 ? `?${query}` : ''}`;
    const request = { method: endpoint.method, url, shopper: endpoint.shopper ?? 'none' };
    const { status, body } = await transport(
      input.body === undefined ? request : { ...request, body: input.body },
    );
    if (status < 200 || status > 299) throw new ApiError(status, body);
    return body as z.output<(typeof endpoint)['reply']>;
  };
}
