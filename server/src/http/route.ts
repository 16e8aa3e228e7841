import type { Endpoint } from '@gulmohar/contract/endpoint.ts';
import type { z } from 'zod';
import type { RateLimit } from './rate-limits.ts';
import type { ReadyAnswers } from './ready-answers.ts';

type Call<E extends Endpoint> = { query: z.output<E['query']>; body: z.output<E['body']> };

type Options = {
  /** Public and the same for everybody: answered with ready-made bytes while nothing changed. */
  cache?: ReadyAnswers;
  limits?: readonly RateLimit[];
};

/** An endpoint of the contract with what answers it. The handler gives the reply without `success: true`. */
export type Route = Options & {
  endpoint: Endpoint;
  handle(call: { query: unknown; body: unknown }): Promise<object>;
};

/** Binds a handler to an endpoint; the types of both come from the contract. */
export function route<E extends Endpoint>(
  endpoint: E,
  options: Options,
  handler: (call: Call<E>) => Promise<Omit<z.input<E['reply']>, 'success'>>,
): Route {
  return { ...options, endpoint, handle: (call) => handler(call as Call<E>) };
}
