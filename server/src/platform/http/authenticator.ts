import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Identifies the caller, as far as the endpoint asks, before the body is read.
 * @returns undefined when the endpoint does not ask, or the caller is anonymous and may be
 * @throws ShopError when the call may not be made
 */
export type Authenticator = (endpoint: Endpoint, request: FastifyRequest) => Promise<unknown>;

/** Run one after the other, in this order. A handler finds each one's result under its name. */
export type Authenticators = Readonly<Record<string, Authenticator>>;
