import type { StaffEndpoint } from '@gulmohar/contract/admin/staff-endpoint.ts';
import type { Endpoint, ShopperUse } from '@gulmohar/contract/api/endpoint.ts';
import type { z } from 'zod';
import type { Shopper } from '../../accounts/session/shopper.ts';
import type { Staff } from '../../admin/session/staff.ts';
import type { Caller } from '../../admin/session/staff-sessions.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { RateLimit } from './rate-limits.ts';

type ShopperFor<Use extends ShopperUse | undefined> = Use extends 'required'
  ? Shopper
  : Use extends 'optional'
    ? Shopper | undefined
    : undefined;

type Call<E extends Endpoint> = {
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  shopper: ShopperFor<NonNullable<E['shopper']>>;
  caller: Caller;
};

type StaffCall<E extends StaffEndpoint> = Omit<Call<E>, 'shopper'> & {
  staff: E['permission'] extends 'anybody' ? Staff | undefined : Staff;
};

type Options<Reply = object> = {
  /** Public and the same for everybody: answered with ready-made bytes while nothing changed. */
  cache?: Cache<Reply>;
  limits?: readonly RateLimit[];
};

type Cache<Reply> = {
  answers: ResponseCache;
  /** Ids of the products whose stock an answer shows. */
  showsStockOf(answer: Reply): readonly string[];
};

/** Where the contract promises `success: true` of every answer, it is added to what the handler gives. */
type Answer<E extends Endpoint> =
  z.input<E['reply']> extends { success: true } ? Omit<z.input<E['reply']>, 'success'> : z.input<E['reply']>;

/** An answer together with headers of its own, such as a cookie. */
export class WithHeaders<Body extends object> {
  readonly body: Body;
  readonly headers: Record<string, string>;

  constructor(body: Body, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

export function withHeaders<Body extends object>(
  body: Body,
  headers: Record<string, string>,
): WithHeaders<Body> {
  return new WithHeaders(body, headers);
}

type AnyCall = {
  query: unknown;
  body: unknown;
  shopper: Shopper | undefined;
  staff: Staff | undefined;
  caller: Caller;
};

/** An endpoint of the contract with what answers it. */
export type Route = Options & {
  endpoint: Endpoint;
  handle(call: AnyCall): Promise<object>;
};

/** Binds a handler to an endpoint; the types of both come from the contract. */
export function route<E extends Endpoint>(
  endpoint: E,
  options: Options<Answer<E>>,
  handler: (call: Call<E>) => Promise<Answer<E> | WithHeaders<Answer<E> & object>>,
): Route {
  return {
    ...(options as Options),
    endpoint,
    handle: (call) => handler(call as AnyCall & Call<E>) as Promise<object>,
  };
}

/** The same for a call of the admin: the handler knows who of the staff calls, and that they may. */
export function staffRoute<E extends StaffEndpoint>(
  endpoint: E,
  options: Omit<Options, 'cache'>,
  handler: (call: StaffCall<E>) => Promise<Answer<E> | WithHeaders<Answer<E> & object>>,
): Route {
  return {
    ...options,
    endpoint,
    handle: (call) => handler(call as AnyCall & StaffCall<E>) as Promise<object>,
  };
}
