import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { Sessions } from './sessions.ts';
import type { Shopper } from './shopper.ts';

/**
 * Who makes the call, as far as its endpoint asks. A token that is no longer good is refused even where none is needed,
 * so that nobody buys as a guest who believes to be signed in.
 * @throws ShopError UNAUTHENTICATED
 */
export async function identifyShopper(
  endpoint: Endpoint,
  request: FastifyRequest,
  sessions: Sessions,
): Promise<Shopper | undefined> {
  const use = endpoint.shopper ?? 'none';
  const { token } = request.headers;
  if (use === 'none' || (use === 'optional' && !token)) return undefined;
  const shopper = typeof token === 'string' ? await sessions.findShopper(token) : undefined;
  if (!shopper) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
  return shopper;
}
