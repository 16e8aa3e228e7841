import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { type ShippingRules, SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { useRouteLoaderData } from 'react-router';

/** What the root route loads. */
export type RootData = { shop: Shop };

/** What every page knows of the shop; undefined only on the page that reports an error in loading it. */
export function useShop(): Shop | undefined {
  return useRouteLoaderData<RootData>('root')?.shop;
}

/** What delivery costs in this shop. */
export function useShipping(): ShippingRules {
  return useShop()?.shipping ?? SPECIFIED_SHIPPING;
}
