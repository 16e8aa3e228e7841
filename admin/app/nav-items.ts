import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import Banknote from 'lucide-react/icons/banknote';
import House from 'lucide-react/icons/house';
import Megaphone from 'lucide-react/icons/megaphone';
import Package from 'lucide-react/icons/package';
import Shirt from 'lucide-react/icons/shirt';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react/types';
import type { TabLinksProps } from './components/tab-links.tsx';
import { paths } from './paths.ts';

export type NavItem = {
  path: string;
  label: string;
  /** Other words that people may search for it by, such as its name in other shop systems. */
  alias?: string;
  permission: Permission;
  /** Only of use to a shop that collects GST; the search still finds it, for earlier months. */
  isOfGst?: boolean;
  /** The pages that share this item, if there are several; the first is the item's own. */
  tabs?: TabLinksProps;
};

export type NavGroup = { label: string; icon: LucideIcon; items: readonly NavItem[] };

export const searchTabs = {
  label: 'Searches',
  tabs: [
    { to: paths.searches, text: 'Searches' },
    { to: paths.synonyms, text: 'Synonyms' },
    { to: paths.searchWords, text: 'Search words' },
  ],
};

export const homeTabs = {
  label: 'Home page',
  tabs: [
    { to: paths.homeSlides, text: 'Slides' },
    { to: paths.homeSections, text: 'Story, makers, prices' },
  ],
};

export const redirectTabs = {
  label: 'Redirects',
  tabs: [
    { to: paths.redirects, text: 'Redirects' },
    { to: paths.missingAddresses, text: 'Addresses without a page' },
  ],
};

export const newsletterTabs = {
  label: 'Newsletter and alerts',
  tabs: [
    { to: paths.newsletter, text: 'Newsletter' },
    { to: paths.campaigns, text: 'Campaigns' },
    { to: paths.stockAlerts, text: 'Waiting for stock' },
  ],
};

/** The page that the sign-in leads to, above all groups. */
export const todayItem = {
  path: paths.today,
  label: 'Today',
  alias: 'home dashboard sales',
  permission: 'admin',
  icon: House,
} as const satisfies NavItem & { icon: LucideIcon };

/** The navigation of the admin. Staff see the items that they may open. */
export const navGroups: NavGroup[] = [
  {
    label: 'Orders',
    icon: Package,
    items: [
      { path: paths.orders, label: 'Orders', permission: 'orders.read' },
      { path: paths.drafts, label: 'Orders by phone', alias: 'drafts', permission: 'drafts.write' },
      { path: paths.packing, label: 'Packing', alias: 'scan fulfil', permission: 'orders.pack' },
      {
        path: paths.courierFiles,
        label: 'Courier files',
        alias: 'shipping tracking import',
        permission: 'orders.pack',
      },
      { path: paths.returns, label: 'Returns', alias: 'exchanges refunds', permission: 'returns.answer' },
    ],
  },
  {
    label: 'Products',
    icon: Shirt,
    items: [
      { path: paths.products, label: 'Products', alias: 'inventory stock', permission: 'products.read' },
      {
        path: paths.collections,
        label: 'Collections',
        alias: 'groups categories',
        permission: 'catalogue.write',
      },
      {
        path: paths.fit,
        label: 'Fit and returns',
        alias: 'size chart runs small large reasons',
        permission: 'returns.answer',
      },
      { path: paths.filters, label: 'Filters', alias: 'catalogue facets', permission: 'catalogue.write' },
      {
        path: paths.customFields,
        label: 'Custom fields',
        alias: 'metafields attributes',
        permission: 'catalogue.write',
      },
      { path: paths.bestSellers, label: 'Best sellers', permission: 'catalogue.write' },
      {
        path: paths.searches,
        label: 'Searches',
        alias: 'catalogue',
        permission: 'catalogue.write',
        tabs: searchTabs,
      },
    ],
  },
  {
    label: 'Customers',
    icon: Users,
    items: [
      { path: paths.customers, label: 'Customers', alias: 'shoppers accounts', permission: 'customers.read' },
      {
        path: paths.pastOrders,
        label: 'Past orders',
        alias: 'shopify woocommerce history imported',
        permission: 'customers.read',
      },
      { path: paths.reviews, label: 'Reviews', alias: 'ratings stars', permission: 'reviews.answer' },
      { path: paths.storeCredit, label: 'Store credit', alias: 'balance', permission: 'customers.read' },
      { path: paths.giftCards, label: 'Gift cards', alias: 'vouchers codes', permission: 'customers.read' },
      { path: paths.complaints, label: 'Complaints', permission: 'orders.answer' },
    ],
  },
  {
    label: 'Money',
    icon: Banknote,
    items: [
      {
        path: paths.refunds,
        label: 'Refunds',
        alias: 'payouts approve money back second person',
        permission: 'accounting',
      },
      { path: paths.cash, label: 'Cash on delivery', alias: 'cod remittance', permission: 'accounting' },
      {
        path: paths.courierBills,
        label: 'Courier bills',
        alias: 'freight charges weight discrepancy statement',
        permission: 'accounting',
      },
      { path: paths.gst, label: 'GST', alias: 'tax invoices filing', permission: 'gst', isOfGst: true },
    ],
  },
  {
    label: 'Marketing',
    icon: Megaphone,
    items: [
      {
        path: paths.analytics,
        label: 'Analytics',
        alias: 'figures reports sales visits conversion sources margin cohorts sizes',
        permission: 'sales.read',
      },
      { path: paths.coupons, label: 'Coupons', alias: 'discounts codes', permission: 'marketing.read' },
      {
        path: paths.promotions,
        label: 'Offers',
        alias: 'automatic discounts promotions buy get free',
        permission: 'marketing.read',
      },
      {
        path: paths.abandonedCheckouts,
        label: 'Abandoned checkouts',
        alias: 'carts recovery reminders',
        permission: 'marketing.read',
      },
      {
        path: paths.newsletter,
        label: 'Newsletter',
        alias: 'campaigns e-mail marketing',
        permission: 'marketing.read',
        tabs: newsletterTabs,
      },
    ],
  },
  {
    label: 'Shop',
    icon: Store,
    items: [
      {
        path: paths.homeSlides,
        label: 'Home page',
        alias: 'catalogue home slides banner',
        permission: 'catalogue.write',
        tabs: homeTabs,
      },
      {
        path: paths.sitePages,
        label: 'Pages',
        alias: 'home page sections about faq shipping refund policies size guide cms layout',
        permission: 'site.write',
      },
      { path: paths.journal, label: 'Journal', alias: 'blog articles news rss', permission: 'site.write' },
      { path: paths.menus, label: 'Menus', alias: 'navigation footer links', permission: 'site.write' },
      {
        path: paths.redirects,
        label: 'Redirects',
        alias: 'old addresses urls links 301 404 moved',
        permission: 'catalogue.write',
        tabs: redirectTabs,
      },
      {
        path: paths.look,
        label: 'Look',
        alias: 'theme design colours fonts logo favicon brand announcement online store',
        permission: 'site.write',
      },
      { path: paths.settings, label: 'Settings', permission: 'settings' },
      { path: paths.jobs, label: 'Failed jobs', permission: 'jobs.retry' },
    ],
  },
];

/** Returns the item whose page, or a page below it, has this path. */
export function navItemAt(pathname: string): NavItem | undefined {
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const pages = navGroups.flatMap(({ items }) =>
    items.flatMap((item) =>
      [item.path, ...(item.tabs?.tabs.map(({ to }) => to) ?? [])].map((path) => ({ item, path })),
    ),
  );
  // `/orders/by-phone/new` is below two items; the one with the longer path is meant.
  return pages
    .filter(({ path }) => isAt(path))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.item;
}
