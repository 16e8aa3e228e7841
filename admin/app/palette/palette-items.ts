import type { findAnything } from '@gulmohar/contract/admin/find.ts';
import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { z } from 'zod';
import { showDateTime } from '../components/india-time.ts';
import { paths } from '../paths.ts';
import { stateTexts } from '../products/product-state.tsx';
import { type Destination, destinations } from './destinations.ts';

type Results = z.output<typeof findAnything.reply>;
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
export function paletteGroups(text: string, results: Results | undefined, may: May): PaletteGroup[] {
  const query = text.trim();
  const groups = [
    { value: 'Orders', items: (query && results?.orders.map(orderItem)) || [] },
    { value: 'Products', items: (query && results?.products.map(productItem)) || [] },
    { value: 'Customers', items: (query && results?.customers.map(customerItem)) || [] },
    { value: 'Pages and actions', items: matchingPages(query, may) },
    { value: 'Search in a list', items: query ? listSearches(query, may) : [] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function orderItem(order: Results['orders'][number]): PaletteItem {
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
}: Results['products'][number]): PaletteItem {
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

function customerItem({ userId, name, email, phone }: Results['customers'][number]): PaletteItem {
  return {
    value: `customer ${userId}`,
    label: name,
    note: [email, phone].filter(Boolean).join(' · '),
    go: paths.customer(userId),
  };
}

function matchingPages(query: string, may: May): PaletteItem[] {
  const terms = query.toLowerCase().split(/\s+/);
  return destinations
    .filter(({ permission }) => may(permission))
    .filter(({ label, alias = '' }) =>
      terms.every((term) => `${label} ${alias}`.toLowerCase().includes(term)),
    )
    .slice(0, query ? SHOWN_PAGES : undefined)
    .map(({ label, go }) => ({ value: `page ${label}`, label, go }));
}

function listSearches(query: string, may: May): PaletteItem[] {
  const lists = [
    { label: 'Orders', path: paths.orders, permission: 'orders.read' },
    { label: 'Products', path: paths.products, permission: 'products.read' },
    { label: 'Customers', path: paths.customers, permission: 'customers.read' },
  ] as const;
  return lists
    .filter(({ permission }) => may(permission))
    .map(({ label, path }) => ({
      value: `list ${label}`,
      label: `${label} with “${query}”`,
      go: `${path}?${new URLSearchParams({ q: query })}`,
    }));
}
