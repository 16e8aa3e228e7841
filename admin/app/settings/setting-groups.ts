import type { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import type { z } from 'zod';
import type { NavItem } from '../nav-items.ts';
import { paths } from '../paths.ts';

/** A group of settings with a form of its own. */
export type ShownGroup = z.input<typeof saveSettings.body>['group'];

/** The pages of settings, in their order, by the last part of their address. */
export const settingPageLabels = {
  shop: 'Shop details',
  delivery: 'Delivery and arrival',
  couriers: 'Couriers and boxes',
  payment: 'Payment',
  products: 'Products',
  orders: 'Orders and returns',
  messages: 'Messages and notices',
  legal: 'Legal texts and GST',
  data: 'Data and backups',
} as const;

type GroupPlace = {
  label: string;
  page: keyof typeof settingPageLabels;
  /** Other words that people may search for it by. */
  alias?: string;
};

/** The groups in the order of their pages. A group's name is also its anchor: `/settings/payment#cod`. */
export const settingGroups: Record<ShownGroup, GroupPlace> = {
  opening: { label: 'Open or closed', page: 'shop', alias: 'launch password coming soon' },
  shop: { label: 'The shop', page: 'shop' },
  contact: { label: 'Contact', page: 'shop' },
  social: { label: 'Social media', page: 'shop' },
  about: { label: 'About page and support', page: 'shop' },
  shipping: { label: 'Delivery', page: 'delivery', alias: 'shipping postage rates' },
  promise: { label: 'Arrival by PIN code', page: 'delivery', alias: 'postcode estimate dispatch' },
  express: { label: 'Express delivery', page: 'delivery', alias: 'air shipping' },
  couriers: { label: 'Couriers', page: 'couriers', alias: 'carriers Shiprocket Delhivery' },
  booking: { label: 'Booking many parcels', page: 'couriers', alias: 'bulk labels' },
  boxes: { label: 'Boxes', page: 'couriers', alias: 'packaging' },
  freight: { label: 'Rates of couriers', page: 'couriers', alias: 'contract bills' },
  prepaid: { label: 'Prepaid discount', page: 'payment', alias: 'online UPI card' },
  cod: { label: 'Cash on delivery', page: 'payment', alias: 'COD' },
  giftCards: { label: 'Gift cards', page: 'payment', alias: 'vouchers' },
  payouts: { label: 'Refunds of cash', page: 'payment', alias: 'payouts' },
  kinds: { label: 'Kinds of products', page: 'products', alias: 'HSN codes size charts defaults' },
  stock: { label: 'Stock', page: 'orders', alias: 'inventory' },
  drafts: { label: 'Orders by phone', page: 'orders', alias: 'draft orders' },
  giftWrap: { label: 'Gift wrap', page: 'orders', alias: 'wrapping paper presents HSN' },
  returns: { label: 'Returns', page: 'orders', alias: 'exchanges' },
  reviews: { label: 'Reviews', page: 'orders', alias: 'ratings stars request' },
  reminders: { label: 'Abandoned checkouts', page: 'orders', alias: 'cart recovery reminders' },
  sizeAdvice: { label: 'Size advice', page: 'orders', alias: 'fit ease measurements chart' },
  messages: { label: 'WhatsApp and SMS', page: 'messages', alias: 'notifications' },
  mails: { label: 'E-mails to shoppers', page: 'messages', alias: 'templates texts signature' },
  newsletters: { label: 'Newsletters', page: 'messages', alias: 'campaigns rate' },
  notices: { label: 'E-mail notices', page: 'messages', alias: 'notifications alerts' },
  legal: { label: 'Legal texts', page: 'legal' },
  policies: { label: 'Policies in your own words', page: 'legal', alias: 'terms privacy' },
  tax: { label: 'GST', page: 'legal', alias: 'tax invoice' },
  backups: { label: 'Backups', page: 'data' },
  cors: { label: 'Websites that call the API', page: 'data', alias: 'CORS origins developers' },
};

export const shownGroups = Object.keys(settingGroups) as ShownGroup[];

export function settingPath(group: ShownGroup): string {
  return `${paths.settingPage(settingGroups[group].page)}#${group}`;
}

/** What is found inside the settings, each on a page of its own: groups of settings, staff, API keys, webhooks, extensions, the audit log. */
export const settingsItems: (NavItem & { groups: readonly ShownGroup[] })[] = [
  ...Object.entries(settingPageLabels).map(([page, label]) => ({
    path: paths.settingPage(page),
    label,
    permission: 'settings' as const,
    groups: shownGroups.filter((group) => settingGroups[group].page === page),
  })),
  { path: paths.staff, label: 'Staff', alias: 'team roles users', permission: 'staff', groups: [] },
  {
    path: paths.apiKeys,
    label: 'API keys',
    alias: 'developers programs integrations tokens',
    permission: 'settings',
    groups: [],
  },
  {
    path: paths.webhooks,
    label: 'Webhooks',
    alias: 'developers programs integrations events',
    permission: 'settings',
    groups: [],
  },
  {
    path: paths.extensions,
    label: 'Extensions',
    alias: 'apps plugins add-ons WhatsApp button',
    permission: 'settings',
    groups: [],
  },
  { path: paths.changes, label: 'Audit log', alias: 'history log', permission: 'audit.read', groups: [] },
];
