import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';

/**
 * An endpoint without its schemas, for scripts that every page loads: the client only sends to an address, and the
 * schemas would bring zod along (38 KB). The type still comes from the contract:
 * `addressOf<typeof suggestProducts>({ method: 'GET', path: '/product/suggest' })`.
 * @param address with `shopper` where the contract has it, else the token does not go along
 */
export function addressOf<E extends Endpoint>(address: Pick<E, 'method' | 'path' | 'shopper'>): E {
  return address as E;
}
