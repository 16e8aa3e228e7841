import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';

/** An endpoint's method and path as in the contract, and `shopper` if it has that. */
type Address<E extends Endpoint> = Pick<E, 'method' | 'path'> &
  (E extends { readonly shopper: infer Use } ? { readonly shopper: Use } : { readonly shopper?: never });

/**
 * Returns an endpoint without its schemas, for scripts that every page loads: a call only needs the address,
 * and the schemas would load zod, too. The types still come from the contract, so an address that
 * differs from the endpoint's does not compile: `addressOf<typeof suggestProducts>({ method: 'GET', path:
 * '/product/suggest' })`.
 */
export function addressOf<E extends Endpoint>(address: Address<E>): E {
  return address as unknown as E;
}
