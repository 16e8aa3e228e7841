import type { Endpoint, ShopperUse } from '@gulmohar/contract/endpoint.ts';
import type { z } from 'zod';
import type { Shopper } from '../session/shopper.ts';
import type { RateLimit } from './rate-limits.ts';
import type { ReadyAnswers } from './ready-answers.ts';

type ShopperFor<Use extends ShopperUse | undefined> = Use extends 'required'
  ? Shopper
  : Use extends 'optional'
    ? Shopper | undefined
    : undefined;

type Call<E extends Endpoint> = {
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  shopper: ShopperFor<NonNullable<E['shopper']>>;
};

type Options = {
  /** Public and the same for everybody: answered with ready-made bytes while nothing changed. */
  cache?: ReadyAnswers;
  limits?: readonly RateLimit[];
};

/** Where the contract promises `success: true` of every answer, it is added to what the handler gives. */
type Answer<E extends Endpoint> =
  z.input<E['reply']> extends { success: true } ? Omit<z.input<E['reply']>, 'success'> : z.input<E['reply']>;

/** An endpoint of the contract with what answers it. */
export type Route = Options & {
  endpoint: Endpoint;
  handle(call: { query: unknown; body: unknown; shopper: Shopper | undefined }): Promise<object>;
};

/** Binds a handler to an endpoint; the types of both come from the contract. */
export function route<E extends Endpoint>(
  endpoint: E,
  options: Options,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  return { ...options, endpoint, handle: (call) => handler(call as Call<E>) as Promise<object> };
}
