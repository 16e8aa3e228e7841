import { variantUpdate } from '@gulmohar/contract/admin/product-fields.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { rethrowInPlainText, shelfColumns } from '../product/save-variants.ts';
import { bySize, numberFrom, paiseFrom } from './fields-from-cells.ts';
import type { ProductCells, ProductColumn } from './product-columns.ts';
import type { RowChange } from './row-changes.ts';
import { RowFault } from './row-fault.ts';

type Facts = {
  barcode?: string;
  moreBarcodes?: string[];
  cost?: number | null;
  toppedUpTo?: number | null;
  weightGrams?: number;
  lengthMm?: number;
  widthMm?: number;
  heightMm?: number;
};

const columnOfFact: Record<string, ProductColumn> = {
  barcode: 'barcodes',
  moreBarcodes: 'more_barcodes',
  cost: 'costs',
  toppedUpTo: 'made_to_order',
  weightGrams: 'weight_g',
};
const factSchema = variantUpdate.pick({
  barcode: true,
  moreBarcodes: true,
  cost: true,
  toppedUpTo: true,
  weightGrams: true,
  lengthMm: true,
  widthMm: true,
  heightMm: true,
});

/**
 * Reads the barcodes, cost, weight and box that a row states for each size; omits what it does not state.
 * @throws RowFault for an invalid weight, box or barcode
 */
export function variantFacts(cells: ProductCells): Map<string | null, Facts> {
  const facts = new Map<string | null, Facts>();
  const add = (column: ProductColumn, factsFrom: (value: string) => Facts) => {
    for (const [size, value] of bySize(cells[column] ?? '')) {
      facts.set(size, { ...facts.get(size), ...factsFrom(value) });
    }
  };
  add('barcodes', (barcode) => ({ barcode }));
  add('more_barcodes', (codes) => ({ moreBarcodes: codes.split(' ').filter(Boolean) }));
  add('costs', (cost) => ({ cost: paiseFrom(cost) }));
  add('made_to_order', (units) => ({ toppedUpTo: units === '' ? null : numberFrom(units) }));
  add('weight_g', (weight) => ({ weightGrams: numberFrom(weight) }));
  add('box_mm', boxFrom);
  for (const fact of facts.values()) assertFact(fact);
  return facts;
}

/**
 * Sets the barcodes, weights and boxes that a row states for an existing product; sizes it does not name are
 * unchanged.
 * @returns what changed
 * @throws RowFault for a size that the product does not have
 * @throws ShopError INVALID_INPUT for a barcode that is taken
 */
export async function takeVariantColumns(
  trx: Transaction,
  actor: ChangeAuthor,
  productId: string,
  cells: ProductCells,
): Promise<RowChange[]> {
  const facts = variantFacts(cells);
  if (facts.size === 0) return [];
  const variants = await trx
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select(['id', 'size', 'sku', 'barcode', 'more_barcodes', 'cost', 'topped_up_to'])
    .select(['weight_grams', 'length_mm', 'width_mm', 'height_mm'])
    .execute();
  const changes: RowChange[] = [];
  for (const [size, fact] of facts) {
    const variant = variants.find((one) => one.size === size);
    if (!variant)
      throw new RowFault(columnNaming(size, cells), `The product has no size ${size ?? 'without a name'}`);
    const { id, sku, size: _, ...before } = variant;
    const after = { ...before, ...shelfColumns(fact) };
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    await trx.updateTable('variant').set(after).where('id', '=', id).execute().catch(rethrowInPlainText);
    await recordChange(trx, actor, { action: 'variant.import', subject: sku, before, after });
    changes.push(...shelfChanges(size, before, after));
  }
  return changes;
}

type Shelf = {
  barcode: string;
  more_barcodes: string[];
  cost: number | null;
  topped_up_to: number | null;
} & Record<'weight_grams' | 'length_mm' | 'width_mm' | 'height_mm', number>;

function shelfChanges(size: string | null, before: Shelf, after: Shelf): RowChange[] {
  const box = (shelf: Shelf) => [shelf.length_mm, shelf.width_mm, shelf.height_mm].map((side) => side || '');
  const values = (shelf: Shelf): [ProductColumn, string][] => [
    ['barcodes', shelf.barcode],
    ['more_barcodes', shelf.more_barcodes.join(' ')],
    ['costs', shelf.cost === null ? '' : formatRupees(shelf.cost)],
    ['made_to_order', String(shelf.topped_up_to ?? '')],
    ['weight_g', String(shelf.weight_grams || '')],
    ['box_mm', box(shelf).filter(Boolean).join('x')],
  ];
  const former = new Map(values(before));
  const sized = (value: string) => (value && size !== null ? `${size}:${value}` : value);
  return values(after).flatMap(([column, value]) => {
    const was = former.get(column) ?? '';
    return was === value ? [] : [{ column, before: sized(was), after: sized(value) }];
  });
}

function columnNaming(size: string | null, cells: ProductCells): ProductColumn {
  const columns = ['barcodes', 'more_barcodes', 'costs', 'made_to_order', 'weight_g', 'box_mm'] as const;
  return columns.find((column) => bySize(cells[column] ?? '').some(([one]) => one === size)) ?? 'box_mm';
}

function assertFact(fact: Facts): void {
  const [issue] = factSchema.safeParse(fact).error?.issues ?? [];
  if (issue) throw new RowFault(columnOfFact[String(issue.path[0])] ?? 'box_mm', issue.message);
}

/** Parses `300x250x50`, also with × or spaces. */
function boxFrom(text: string): Facts {
  const sides = text.split(/\s*[x×*]\s*/i);
  if (sides.length !== 3)
    throw new RowFault('box_mm', 'Enter a box as length x width x height in mm, such as 300x250x50');
  const [lengthMm = Number.NaN, widthMm = Number.NaN, heightMm = Number.NaN] = sides.map(numberFrom);
  return { lengthMm, widthMm, heightMm };
}
