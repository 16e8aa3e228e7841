import { bareHeading } from './shopify-columns.ts';
import type { TableRow } from './table-row.ts';
import type { WooColumn } from './woocommerce-columns.ts';

export type WooRow = TableRow<WooColumn>;

export type WooAttribute = { name: string; values: string[] };

const ATTRIBUTE = /^attribute(\d+)(name|values)$/;
const BLOCK = /^<(p|div|h[1-6]|[uod]l|table|blockquote|figure|section|article|iframe|hr|!--)\b/i;

/** Splits a list at its commas; one within a value is written `\,`. */
export function wooListIn(cell: string): string[] {
  return cell
    .split(/(?<!\\),/)
    .map((entry) => entry.replaceAll('\\,', ',').trim())
    .filter(Boolean);
}

/** Splits addresses, which may have commas, too. */
export function addressesIn(cell: string): string[] {
  return cell
    .replaceAll('\\,', ',')
    .split(/,\s*(?=https?:)/i)
    .map((address) => address.trim())
    .filter(Boolean);
}

/** The attributes that a row names, with all its values of each. */
export function attributesIn({ others }: WooRow): WooAttribute[] {
  const found = new Map<string, { name: string; values: string[] }>();
  for (const [heading, cell] of others) {
    const [, number, part] = ATTRIBUTE.exec(bareHeading(heading)) ?? [];
    if (number === undefined) continue;
    const attribute = found.get(number) ?? { name: '', values: [] };
    if (part === 'name') attribute.name = cell;
    else attribute.values = wooListIn(cell);
    found.set(number, attribute);
  }
  return [...found.values()].filter(({ name }) => name !== '');
}

export function isAttributeHeading(heading: string): boolean {
  return ATTRIBUTE.test(bareHeading(heading));
}

/** Line breaks are written `\n`; as on WordPress' pages, an empty line ends a paragraph. */
export function wooHtmlIn(cell: string): string {
  const text = cell.replace(/\\(\\|n|r)/g, (_, letter) =>
    letter === 'n' ? '\n' : letter === '\\' ? '\\' : '',
  );
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('');
}

const GRAMS = { kilograms: 1_000, grams: 1, pounds: 453.592, ounces: 28.3495 } as const;

/** The file's heading names the unit. @returns 0 if it is not stated */
export function wooGramsIn(row: WooRow, note: (column: string, message: string) => void): number {
  for (const unit of Object.keys(GRAMS) as (keyof typeof GRAMS)[]) {
    const cell = row.get(unit);
    if (cell === '') continue;
    const weight = Number(cell);
    if (Number.isFinite(weight) && weight >= 0) return Math.round(weight * GRAMS[unit]);
    note('Weight', `“${cell}” is not a weight`);
  }
  return 0;
}

/** The number in a file of a whole, divided so that all parts together are no more. */
export function shareOf(whole: number, parts: number, at: number): number {
  return Math.floor(whole / parts) + (at < whole % parts ? 1 : 0);
}
