import type { findAnything } from '@gulmohar/contract/admin/find.ts';
import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { z } from 'zod';
import { showDateTime } from '../components/india-time.ts';
import { paths } from '../paths.ts';
import { stateTexts } from '../products/product-state.tsx';
import { type Destination, destinations } from './destinations.ts';

type Found = z.output<typeof findAnything.reply>;
export type May = (permission: Permission) => boolean;

export type PaletteItem = {
  /** Unique among all items. */
  value: string;
  label: string;
  /** A second line. */
  note?: string;
  /**
   * Address of the picture; null: a product or order without a picture; undefined: neither product nor order.
   */
  picture?: string | null;
  go: Destination['go'];
};
export type PaletteGroup = { value: string; items: PaletteItem[] };

const SHOWN_PAGES = 6;

/**
 * Returns the palette's items for a text: the server's results, then pages and actions, then searches in
 * lists.
 */
export function paletteGroups(text: string, found: Found | undefined, may: May): PaletteGroup[] {
  const asked = text.trim();
  const groups = [
    { value: 'Orders', items: (asked && found?.orders.map(orderItem)) || [] },
    { value: 'Products', items: (asked && found?.products.map(productItem)) || [] },
    { value: 'Customers', items: (asked && found?.customers.map(customerItem)) || [] },
    { value: 'Pages and actions', items: matchingPages(asked, may) },
    { value: 'Search in a list', items: asked ? listSearches(asked, may) : [] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function orderItem(order: Found['orders'][number]): PaletteItem {
  const { orderId, shortId, match, matched, buyerName, city, placedAt, status, amount, picture } = order;
  const why = matched === null ? '' : ` · ${match} ${matched}`;
  return {
    value: `order ${orderId}`,
    label: `${shortId} · ${buyerName || 'Erased customer'}${city ? `, ${city}` : ''}`,
    note: `${status} · ${formatRupees(amount)} · ${showDateTime(placedAt)}${why}`,
    picture,
    go: paths.order(orderId),
  };
}

function productItem({
  productId,
  name,
  picture,
  state,
  price,
  sku,
}: Found['products'][number]): PaletteItem {
  const facts = [
    sku && `SKU ${sku}`,
    state === 'published' ? undefined : stateTexts[state],
    formatRupees(price),
  ];
  return {
    value: `product ${productId}`,
    label: name,
    note: facts.filter(Boolean).join(' · '),
    picture,
    go: paths.product(productId),
  };
}

function customerItem({ userId, name, email, phone }: Found['customers'][number]): PaletteItem {
  return {
    value: `customer ${userId}`,
    label: name,
    note: [email, phone].filter(Boolean).join(' · '),
    go: paths.customer(userId),
  };
}

function matchingPages(asked: string, may: May): PaletteItem[] {
  const words = asked.toLowerCase().split(/\s+/);
  return destinations
    .filter(({ permission }) => may(permission))
    .filter(({ label, alias = '' }) =>
      words.every((word) => `${label} ${alias}`.toLowerCase().includes(word)),
    )
    .slice(0, asked ? SHOWN_PAGES : undefined)
    .map(({ label, go }) => ({ value: `page ${label}`, label, go }));
}

function listSearches(asked: string, may: May): PaletteItem[] {
  const lists = [
    { label: 'Orders', path: paths.orders, permission: 'orders.read' },
    { label: 'Products', path: paths.products, permission: 'products.read' },
    { label: 'Customers', path: paths.customers, permission: 'customers.read' },
  ] as const;
  return lists
    .filter(({ permission }) => may(permission))
    .map(({ label, path }) => ({
      value: `list ${label}`,
      label: `${label} with “${asked}”`,
      go: `${path}?${new URLSearchParams({ q: asked })}`,
    }));
}
