import type { Endpoint } from '@gulmohar/contract/endpoint.ts';

/**
 * An endpoint of the contract by its address alone, typed by `typeof` it. For pages that only call it: the schemas and
 * their library stay out of what the browser loads.
 * @param shopper as the contract says it; absent there, absent here
 */
export function bareEndpoint<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  shopper?: E['shopper'],
): E {
  const address: Partial<Endpoint> = { method, path, ...(shopper && { shopper }) };
  return address as E;
}
