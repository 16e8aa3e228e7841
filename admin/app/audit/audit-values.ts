import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { showDateTime } from '../components/india-time.ts';

/** Fields that the log stores in paise. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'price',
  'mrp',
  'amount',
  'fee',
  'freeFrom',
  'feeFreeFrom',
  'maximumDiscount',
  'minimumOrderAmount',
  'refundable',
  'total',
  'discount',
]);

/** Fields that hold only the id of something shown on the page that the entry links to. */
const BARE_IDS: ReadonlySet<string> = new Set(['noteId', 'uploadId']);

const labels: Record<string, string> = {
  copyOf: 'Copy of',
  daysToMake: 'Days to make',
  gstin: 'GSTIN',
  hsn: 'HSN code',
  isActive: 'Active',
  isBlocked: 'Blocked',
  isListed: 'Listed',
  lowAt: 'Low in stock at',
  holdHours: 'Hours held for stock alerts',
  lowStockAt: 'Low in stock at',
  mrp: 'MRP',
  publishedAt: 'On sale from',
  taxRule: 'Tax',
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Returns the fields of an entry that are meaningful to people. */
export function shownFields(before: object | null, after: object | null): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => !BARE_IDS.has(name));
}

/**
 * 'minimumOrderAmount' → 'Minimum order amount'; a name that is not a word, such as a size, stays as it is.
 */
export function fieldLabel(name: string): string {
  const label = labels[name];
  if (label) return label;
  if (!/^[a-z][a-zA-Z]+$/.test(name)) return name;
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Formats a value for the owner: paise as rupees, instants as times in India, ids as names.
 * @param name of the field
 * @param names by id
 */
export function shownValue(name: string, value: unknown, names: Record<string, string>): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return AMOUNTS.has(name) ? formatRupees(value) : String(value);
  if (typeof value === 'string') return names[value] ?? (INSTANT.test(value) ? showDateTime(value) : value);
  if (Array.isArray(value)) return value.map((entry) => shownValue(name, entry, names)).join(', ') || '–';
  const fields = Object.entries(value as object).filter(([, part]) => part !== null && part !== '');
  return fields.map(([part, held]) => `${fieldLabel(part)}: ${shownValue(part, held, names)}`).join('; ');
}
