import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Finds out who makes a call, as far as its endpoint asks, before the body is read.
 * @returns undefined when the endpoint does not ask, or nobody is known and nobody needs to be
 * @throws ShopError when the call may not be made
 */
export type Authenticator = (endpoint: Endpoint, request: FastifyRequest) => Promise<unknown>;

/** Asked one after the other, in this order. A handler finds what each returns under its name. */
export type Authenticators = Readonly<Record<string, Authenticator>>;
