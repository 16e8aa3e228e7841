import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { type ShippingRules, SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Menus } from '@gulmohar/contract/site/site-calls.ts';
import { useRouteLoaderData } from 'react-router';

export type RootData = {
  shop: Shop;
  /** In the order of the filters. */
  categories: { value: string; displayName: string }[];
  menus: Menus;
};

/**
 * Returns the shop's facts, which every page has; undefined only on the error page after they could not be
 * loaded.
 */
export function useShop(): Shop | undefined {
  return useRouteLoaderData<RootData>('root')?.shop;
}

export function useCategories(): RootData['categories'] {
  return useRouteLoaderData<RootData>('root')?.categories ?? [];
}

/** Returns the owner's menus; empty only on the error page. */
export function useMenus(): Menus {
  return useRouteLoaderData<RootData>('root')?.menus ?? { main: [], footer: [] };
}

export function useShipping(): ShippingRules {
  return useShop()?.shipping ?? SPECIFIED_SHIPPING;
}
