import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import { navGroups, todayItem } from '../nav-items.ts';
import { paths } from '../paths.ts';
import { settingGroups, settingPath, settingsItems, shownGroups } from '../settings/setting-groups.ts';

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
  { label: 'Add a product', alias: 'new create', permission: 'products.write', go: paths.newProduct },
  {
    label: 'Import and export products',
    alias: 'csv',
    permission: 'products.write',
    go: paths.importProducts,
  },
  {
    label: 'Move in from Shopify',
    alias: 'import migrate woocommerce reviews judge.me loox okendo yotpo',
    permission: 'products.write',
    go: paths.shopImport(),
  },
  {
    label: 'Stock by scanning',
    alias: 'stock-take delivery barcode',
    permission: 'stock.write',
    go: paths.scanStock,
  },
  {
    label: 'Pictures of many products',
    alias: 'zip upload',
    permission: 'products.write',
    go: paths.bulkPictures,
  },
  { label: 'New coupon', alias: 'create discount', permission: 'marketing.write', go: paths.newCoupon },
  {
    label: 'New offer',
    alias: 'create discount promotion',
    permission: 'marketing.write',
    go: paths.newPromotion,
  },
  { label: 'Set up the shop', alias: 'wizard first steps open', permission: 'settings', go: paths.setUp() },
  { label: 'Your account', alias: 'password second factor sessions', permission: 'admin', go: paths.account },
  { label: 'Keyboard shortcuts', alias: 'keys help', permission: 'admin', go: OPEN_SHORTCUTS },
];

const navItems = navGroups.flatMap(({ items }) => items);

/** Every page and action in the palette. */
export const destinations: Destination[] = [
  ...[todayItem, ...navItems].map(({ path, ...item }) => ({ ...item, go: path })),
  ...actions,
  ...navItems.flatMap(({ label, permission, tabs }) =>
    (tabs?.tabs.slice(1) ?? []).map(({ to, text }) => ({ label: `${label}: ${text}`, permission, go: to })),
  ),
  ...settingsItems.map(({ path, label, ...item }) => ({ ...item, label: `Settings: ${label}`, go: path })),
  ...shownGroups.map((group) => ({
    ...settingGroups[group],
    label: `Settings: ${settingGroups[group].label}`,
    permission: 'settings' as const,
    go: settingPath(group),
  })),
];
