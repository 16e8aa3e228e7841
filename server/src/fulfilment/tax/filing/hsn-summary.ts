import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { TaxDocumentLine, UnitCode } from '../tax-document.ts';
import { addTax, noTax, type RateSums, taxOf } from './rate-sums.ts';
import type { IssuedDocument } from './read-issued.ts';

/** A row of table 12. */
export type HsnRow = RateSums & { hsn: string; unit: UnitCode; quantity: number; value: Paise };

/** The code under which delivery is reported: its own, or that of the goods that it comes with. */
export type DeliveryHsn = 'own' | 'goods';

/**
 * Less credit notes. Rows that come to zero are omitted, and so are lines that cost nothing: they would be
 * units without a value.
 * @param documents the invoices and credit notes of one half, to businesses or to consumers
 */
export function hsnSummary(documents: readonly IssuedDocument[], delivery: DeliveryHsn): HsnRow[] {
  const rows = new Map<string, HsnRow>();
  for (const { kind, content } of documents) {
    const sign = kind === 'invoice' ? 1 : -1;
    for (const line of content.lines.filter(({ taxable }) => taxable > 0)) {
      const { basisPoints } = line;
      const counted = countedAs(line, content.lines, delivery);
      const key = `${counted.hsn} ${counted.unit} ${basisPoints}`;
      const row = rows.get(key) ?? { ...counted, quantity: 0, value: 0, basisPoints, ...noTax() };
      addTax(row, line, sign);
      row.quantity += sign * counted.quantity;
      row.value += sign * line.paid;
      rows.set(key, row);
    }
  }
  return [...rows.values()].filter(isAnything).toSorted(byCode);
}

/** Services have a code that starts with 99, and no quantity. */
function countedAs(
  line: TaxDocumentLine,
  all: readonly TaxDocumentLine[],
  delivery: DeliveryHsn,
): Pick<HsnRow, 'hsn' | 'unit' | 'quantity'> {
  const { hsn, quantity, unit = 'NOS' } = line;
  if (!hsn.startsWith('99')) return { hsn, unit, quantity };
  const dearest = delivery === 'goods' ? dearestGoods(all, line) : undefined;
  return dearest
    ? { hsn: dearest.hsn, unit: dearest.unit ?? 'NOS', quantity: 0 }
    : { hsn, unit: 'NA', quantity: 0 };
}

/** Delivery is taxed at the rate of the most expensive goods; without goods at that rate, those of all. */
function dearestGoods(
  lines: readonly TaxDocumentLine[],
  { basisPoints }: TaxDocumentLine,
): TaxDocumentLine | undefined {
  const goods = lines
    .filter(({ hsn, charge }) => !hsn.startsWith('99') && charge === undefined)
    .toSorted((one, other) => other.paid - one.paid);
  return goods.find((line) => line.basisPoints === basisPoints) ?? goods[0];
}

function isAnything(row: HsnRow): boolean {
  return row.quantity !== 0 || row.value !== 0 || row.taxable !== 0 || taxOf(row) !== 0;
}

function byCode(one: HsnRow, other: HsnRow): number {
  if (one.hsn !== other.hsn) return one.hsn < other.hsn ? -1 : 1;
  if (one.unit !== other.unit) return one.unit < other.unit ? -1 : 1;
  return one.basisPoints - other.basisPoints;
}
