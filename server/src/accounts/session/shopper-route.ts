import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import { bindRoute, type Call, type Options, type Result, type Route } from '../../platform/http/route.ts';
import type { Shopper } from './shopper.ts';

type ShopperEndpoint = Endpoint & { readonly shopper: 'required' | 'optional'; readonly permission?: never };

type Identity<E extends ShopperEndpoint> = {
  shopper: E extends { readonly shopper: 'required' } ? Shopper : Shopper | undefined;
};

/** Like `route`, for an endpoint that acts for a shopper, who is passed to the handler. */
export function shopperRoute<E extends ShopperEndpoint>(
  endpoint: E,
  options: Options<Identity<E>>,
  handler: (call: Call<E> & Identity<E>) => Promise<Result<E>>,
): Route {
  return bindRoute<E, Identity<E>>(endpoint, options, handler);
}
