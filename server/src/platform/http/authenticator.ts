import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type { FastifyRequest } from 'fastify';

/**
 * @returns undefined when the caller is anonymous and may be.
 * @throws ShopError when the caller may not make this call
 */
export type Identify = (request: FastifyRequest) => Promise<unknown>;

export type Authenticator = (endpoint: Endpoint) => Identify | undefined;

/** Run one after the other, in this order. A handler gets each result under the authenticator's name. */
export type Authenticators = Readonly<Record<string, Authenticator>>;
