import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Identifies the caller before the body is read.
 * @returns undefined when the caller is anonymous and may be
 * @throws ShopError when the call may not be made
 */
export type Identify = (request: FastifyRequest) => Promise<unknown>;

/** How the callers of an endpoint are identified; undefined where the endpoint does not ask. */
export type Authenticator = (endpoint: Endpoint) => Identify | undefined;

/** Run one after the other, in this order. A handler finds each one's result under its name. */
export type Authenticators = Readonly<Record<string, Authenticator>>;
