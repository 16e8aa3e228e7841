import type { SettingGroup, Settings } from '@gulmohar/contract/admin/settings.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { defaultSettings, UNNAMED } from './default-settings.ts';

type Detail = { label: string; group: SettingGroup; read: (settings: Settings) => string };

/** What the law requires about the seller: without it nothing may be sold. */
const SELLER: Detail[] = [
  { label: 'the registered name', group: 'legal', read: ({ legal }) => legal.name },
  { label: 'the address', group: 'contact', read: ({ contact }) => contact.address.join('|') },
  { label: 'the phone number', group: 'contact', read: ({ contact }) => contact.phone },
  { label: 'the e-mail address', group: 'contact', read: ({ contact }) => contact.email },
  { label: 'the grievance officer', group: 'legal', read: ({ legal }) => legal.grievanceOfficer.name },
  {
    label: 'the GSTIN',
    group: 'tax',
    read: ({ tax }) => (tax.registration === 'none' ? 'none' : tax.gstin),
  },
];

/** What a shop that opens needs besides. */
const SHOP: Detail[] = [
  { label: 'the shop’s name', group: 'shop', read: ({ shop }) => (shop.name === UNNAMED ? '' : shop.name) },
  { label: 'the courts', group: 'legal', read: ({ legal }) => legal.courts },
];

const demo = defaultSettings(readEnvironment({}), true);

/** What keeps a shop of its own closed: details of the seller that are empty or the demo's. */
export function missingSeller(settings: Settings): Detail[] {
  return SELLER.filter(({ read }) => ['', read(demo)].includes(read(settings)));
}

/** What has to be entered before a shop of its own can be opened. */
export function missingDetails(settings: Settings): Detail[] {
  return [...SHOP.filter(({ read }) => read(settings) === ''), ...missingSeller(settings)];
}
