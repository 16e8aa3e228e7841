import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import { catalogueTabs, navItems, newsletterTabs } from '../nav-items.ts';
import { paths } from '../paths.ts';
import { settingTitles, shownGroups } from '../settings/setting-titles.ts';

export type Destination = {
  label: string;
  /** Other words that people may search for it by. */
  alias?: string;
  permission: Permission;
  /** An address of the admin, or `OPEN_SHORTCUTS`. */
  go: string;
};

/** Opens the list of keyboard shortcuts. */
export const OPEN_SHORTCUTS = 'shortcuts';

/** Actions that are not pages in the navigation. */
const actions: Destination[] = [
  { label: 'New order by phone', alias: 'create draft', permission: 'drafts.write', go: paths.newDraft() },
  { label: 'Orders by phone', alias: 'drafts', permission: 'drafts.write', go: paths.drafts },
  { label: 'Add a product', alias: 'new create', permission: 'products.write', go: paths.newProduct },
  {
    label: 'Import and export products',
    alias: 'csv',
    permission: 'products.write',
    go: paths.importProducts,
  },
  { label: 'New coupon', alias: 'create discount', permission: 'marketing.write', go: paths.newCoupon },
  { label: 'Set up the shop', alias: 'wizard first steps open', permission: 'settings', go: paths.setUp() },
  { label: 'Your account', alias: 'password second factor sessions', permission: 'admin', go: paths.account },
  { label: 'Keyboard shortcuts', alias: 'keys help', permission: 'admin', go: OPEN_SHORTCUTS },
];

/** The names that other shop systems use for these pages. */
const aliases: Record<string, string> = {
  [paths.today]: 'home dashboard sales',
  [paths.packing]: 'scan fulfil',
  [paths.courierFiles]: 'shipping tracking import',
  [paths.returns]: 'exchanges refunds',
  [paths.refunds]: 'payouts approve money back second person',
  [paths.cash]: 'cod remittance',
  [paths.courierBills]: 'freight charges weight discrepancy statement',
  [paths.products]: 'inventory stock',
  [paths.customers]: 'shoppers accounts',
  [paths.coupons]: 'discounts',
  [paths.gst]: 'tax invoices filing',
  [paths.changes]: 'history log',
};

/** Every page and action in the palette. */
export const destinations: Destination[] = [
  ...navItems.map(({ path, label, permission }) => ({
    label,
    alias: aliases[path] ?? '',
    permission,
    go: path,
  })),
  ...actions,
  ...catalogueTabs.tabs.map(({ to, text }) => page('Catalogue', text, to, 'catalogue.write')),
  ...newsletterTabs.tabs.slice(1).map(({ to, text }) => page('Newsletter', text, to, 'marketing.read')),
  ...shownGroups.map((group) => page('Settings', settingTitles[group], paths.settingsOf(group), 'settings')),
];

function page(section: string, text: string, go: string, permission: Permission): Destination {
  return { label: `${section}: ${text}`, permission, go };
}
