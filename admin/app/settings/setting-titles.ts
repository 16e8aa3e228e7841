import type { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import type { z } from 'zod';

/** A group of settings with a form on the settings page. */
export type ShownGroup = z.input<typeof saveSettings.body>['group'];

/** The title of each group, in the order of the page. A group's name is also its anchor there: `#cod`. */
export const settingTitles: Record<ShownGroup, string> = {
  opening: 'Open or closed',
  shop: 'The shop',
  contact: 'Contact',
  social: 'Social media',
  about: 'About page and support',
  shipping: 'Delivery',
  promise: 'Arrival by PIN code',
  express: 'Express delivery',
  couriers: 'Couriers',
  booking: 'Booking many parcels',
  boxes: 'Boxes',
  prepaid: 'Prepaid discount',
  cod: 'Cash on delivery',
  freight: 'Rates of couriers',
  payouts: 'Refunds of cash',
  stock: 'Stock',
  drafts: 'Orders by phone',
  returns: 'Returns',
  messages: 'WhatsApp and SMS',
  notices: 'E-mail notices',
  legal: 'Legal texts',
  policies: 'Policies in your own words',
  tax: 'GST',
  backups: 'Backups',
};

export const shownGroups = Object.keys(settingTitles) as ShownGroup[];
