import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { ResponseCache, StillHolds } from '../response-cache/response-cache.ts';
import type { Caller } from './caller.ts';
import type { CallLimits } from './rate-limits.ts';
import type { FileReply, Redirect, WithHeaders } from './replies.ts';

/** What a handler is given: the input as parsed by the contract's schemas, and what is known of the request. */
export type Call<E extends Endpoint> = {
  params: E extends { readonly params: infer Params extends z.core.$ZodType } ? z.output<Params> : undefined;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  caller: Caller;
  headers: IncomingHttpHeaders;
  log: FastifyBaseLogger;
};

/** Where the contract has `success: true` in every response, it is added to what the handler returns. */
type JsonReply<E extends Endpoint> =
  z.input<E['reply']> extends { success: true } ? Omit<z.input<E['reply']>, 'success'> : z.input<E['reply']>;

/** What a handler returns, by the kind of response that the contract names. */
export type Result<E extends Endpoint> = E extends { readonly produces: 'redirect' }
  ? Redirect
  : E extends { readonly produces: readonly (infer Type extends string)[] }
    ? FileReply<Type | `${Type}; charset=utf-8`>
    : JsonReply<E> | WithHeaders<JsonReply<E> & object>;

export type Options<Identity extends object = object> = {
  limits?: CallLimits;
  /** A further check of the caller before the body is read; it throws a ShopError. */
  beforeBody?(identity: Identity): Promise<void>;
  /** Whether HEAD is served too: not for responses that are streamed or costly to make. */
  exposeHeadRoute?: false;
};

type PublicOptions<Reply = object, Asked = object> = Options & {
  /** Public and the same for everybody: served from the cache as long as nothing changed. */
  cache?: Cache<Reply, Asked>;
};

type Cache<Reply, Asked> = {
  responses: ResponseCache;
  /** Ids of the products of which a reply shows the price, the texts or the stock. */
  shows(reply: Reply, asked: Asked): readonly string[];
  /**
   * How to find out whether a reply would still be made of the same, when other products have changed; without it nobody
   * knows. Called right after the reply was made.
   */
  stillHolds?(reply: Reply, asked: Asked): StillHolds | Promise<StillHolds>;
};

type Asked<E extends Endpoint = Endpoint> = Pick<Call<E>, 'query' | 'body'>;

/** A call of any endpoint. */
export type AnyCall = Omit<Call<Endpoint>, 'params'> & { params: unknown };

/** An endpoint of the contract with its handler. */
export type Route = Omit<PublicOptions, 'beforeBody'> & {
  beforeBody?(identity: object): Promise<void>;
  beforeParsing?(unread: Unread): void;
  endpoint: Endpoint;
  handle(call: AnyCall): Promise<unknown>;
};

type PublicEndpoint = Endpoint & { readonly shopper?: never; readonly permission?: never };

/** A call of which only the caller is known; the body is whatever came. */
export type Unread = { body: unknown };

/** What a route does with the call itself, before its handler. */
export type Beforehand<Identity extends object = object> = {
  /** What can be answered at once and costs nothing, so that the body is neither parsed nor counted: throws a ShopError. */
  beforeParsing?(unread: Unread & Identity): void;
};

/** Binds a handler to an endpoint that does not ask who calls; the types of both come from the contract. */
export function route<E extends PublicEndpoint>(
  endpoint: E,
  options: PublicOptions<JsonReply<E>, Asked<E>>,
  handler: (call: Call<E>) => Promise<Result<E>>,
): Route {
  return bindRoute<E, object>(endpoint, options as PublicOptions, handler);
}

/**
 * Binds a handler to any endpoint.
 * @typeParam Identity what the authenticators that `app` plugs in add to the calls of such endpoints
 */
export function bindRoute<E extends Endpoint, Identity extends object>(
  endpoint: E,
  options: Options<Identity> & Beforehand<Identity>,
  handler: (call: Call<E> & Identity) => Promise<Result<E>>,
): Route {
  const { beforeBody, beforeParsing, ...others } = options;
  // The input has passed the endpoint's own schemas, and its authenticators have run, before a handler is called.
  return {
    ...others,
    ...(beforeBody && { beforeBody: (identity) => beforeBody(identity as Identity) }),
    ...(beforeParsing && {
      beforeParsing: (unread) => beforeParsing(unread as Unread & Identity),
    }),
    endpoint,
    handle: (call) => handler(call as unknown as Call<E> & Identity),
  };
}
