import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';

/** An endpoint's method and path as the contract has them, and `shopper` if it has that. */
type Address<E extends Endpoint> = Pick<E, 'method' | 'path'> &
  (E extends { readonly shopper: infer Use } ? { readonly shopper: Use } : { readonly shopper?: never });

/**
 * An endpoint without its schemas, for scripts that every page loads: the client only sends to an address, and the
 * schemas would bring zod along (38 KB). The types still come from the contract, so an address that the endpoint does not
 * have is not compiled: `addressOf<typeof suggestProducts>({ method: 'GET', path: '/product/suggest' })`.
 */
export function addressOf<E extends Endpoint>(address: Address<E>): E {
  return address as unknown as E;
}
