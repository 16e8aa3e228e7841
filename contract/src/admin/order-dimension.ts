import { citiesOfZone } from '../values/pin-places.ts';

/** What orders, and the items in them, can be divided by. */
export const orderDimensions = [
  'product',
  'category',
  'size',
  'advice',
  'coupon',
  'state',
  'pin',
  'source',
  'payment',
] as const;
export type OrderDimension = (typeof orderDimensions)[number];

/** The first two digits of a PIN code, which stand for a postal circle. */
export const PIN_ZONE_DIGITS = 2;
const MAX_CITIES = 2;
export const MAX_DIMENSION_KEY = 120;

const names: Record<OrderDimension, { title: string; none: string }> = {
  product: { title: 'Product', none: 'Unknown product' },
  category: { title: 'Category', none: 'No category' },
  size: { title: 'Size', none: 'Without sizes' },
  advice: { title: 'Size advice', none: 'Bought without advice' },
  coupon: { title: 'Coupon', none: 'No coupon' },
  state: { title: 'State', none: 'Unknown state' },
  pin: { title: 'PIN zone', none: 'Unknown PIN code' },
  source: { title: 'Source', none: 'Unknown or direct' },
  payment: { title: 'Payment', none: 'Unknown' },
};

const adviceNames: Record<string, string> = {
  taken: 'The advised size',
  other: 'Another size than advised',
  unsized: 'Without sizes',
};

export function dimensionTitle(by: OrderDimension): string {
  return names[by].title;
}

/** Returns what people read for a key: `Paid online` for `prepaid`, `40… Mumbai` for the PIN zone `40`. */
export function dimensionLabel(by: OrderDimension, key: string): string {
  if (key === '') return names[by].none;
  if (by === 'payment') return key === 'cod' ? 'Cash on delivery' : 'Paid online';
  if (by === 'advice') return adviceNames[key] ?? key;
  return by === 'pin' ? pinZoneLabel(key) : key;
}

function pinZoneLabel(zone: string): string {
  const cities = citiesOfZone(zone).slice(0, MAX_CITIES);
  return [`${zone}…`, cities.join(', ')].filter(Boolean).join(' ');
}
