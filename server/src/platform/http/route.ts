import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { CallLimits } from '../limits/rate-limits.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { Caller } from './caller.ts';
import type { FileReply, Redirect, WithHeaders } from './replies.ts';

export type Call<E extends Endpoint> = {
  params: E extends { readonly params: infer Params extends z.core.$ZodType } ? z.output<Params> : undefined;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  caller: Caller;
  headers: IncomingHttpHeaders;
  log: FastifyBaseLogger;
  /** Whether the reply is for a page that shows staff their drafts; it is then not cached. */
  isPreview: boolean;
};

type JsonReply<E extends Endpoint> =
  z.input<E['reply']> extends { success: true } ? Omit<z.input<E['reply']>, 'success'> : z.input<E['reply']>;

export type Result<E extends Endpoint> = E extends { readonly produces: 'redirect' }
  ? Redirect
  : E extends { readonly produces: readonly (infer Type extends string)[] }
    ? FileReply<Type | `${Type}; charset=utf-8`>
    : JsonReply<E> | WithHeaders<JsonReply<E> & object>;

export type Options<Identity extends object = object, Query = unknown> = {
  limits?: CallLimits;
  /** Recognises a device that the ceiling counts by its key instead of its network address. */
  knownDevice?(headers: IncomingHttpHeaders): Promise<string | undefined>;
  /** An additional check of the caller and the query before the body is read; it throws a ShopError. */
  beforeBody?(identity: Identity, query: Query): Promise<void>;
  exposeHeadRoute?: false;
};

type PublicOptions<Query = unknown> = Options<object, Query> & {
  /** For responses that are the same for everybody, which have no limits of their own: served from this cache. */
  cache?: ResponseCache;
};

export type AnyCall = Omit<Call<Endpoint>, 'params'> & { params: unknown };

export type Route = Omit<PublicOptions, 'beforeBody'> & {
  beforeBody?(identity: object, query: unknown): Promise<void>;
  endpoint: Endpoint;
  handle(call: AnyCall): Promise<unknown>;
};

type PublicEndpoint = Endpoint & { readonly shopper?: never; readonly permission?: never };

export function route<E extends PublicEndpoint>(
  endpoint: E,
  options: PublicOptions<z.output<E['query']>>,
  handler: (call: Call<E>) => Promise<Result<E>>,
): Route {
  return bindRoute<E, object>(endpoint, options, handler);
}

/** @typeParam Identity what the authenticators plugged in by `app` add to calls of such endpoints */
export function bindRoute<E extends Endpoint, Identity extends object>(
  endpoint: E,
  options: Options<Identity, z.output<E['query']>>,
  handler: (call: Call<E> & Identity) => Promise<Result<E>>,
): Route {
  const { beforeBody, ...others } = options;
  // Before a handler runs, the endpoint's schemas and its authenticators have run.
  return {
    ...others,
    ...(beforeBody && {
      beforeBody: (identity, query) => beforeBody(identity as Identity, query as z.output<E['query']>),
    }),
    endpoint,
    handle: (call) => handler(call as unknown as Call<E> & Identity),
  };
}
