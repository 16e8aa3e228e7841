import type { ImportMapping, OptionUse } from '@gulmohar/contract/admin/shop-import.ts';
import { settlePrices } from '@gulmohar/contract/admin/size-prices.ts';
import { MAX_SIZE_NAME } from '@gulmohar/contract/values/size.ts';
import { isGtin, isNumberLikeGtin } from '../../../catalogue/product/gtin.ts';
import {
  SourceFault,
  type SourceNote,
  type SourceProduct,
  type SourceVariant,
} from '../source/source-product.ts';
import type { PlannedVariant } from './planned-product.ts';

const MAX_SIZES = 40;
/** Between a size and what else its name says: `M · Stitched`. */
export const SIZE_PARTS = ' · ';
const MAX_CODE_LENGTH = 60;

export type PlannedSizes = { price: number; mrp: number | null; variants: PlannedVariant[] };

/**
 * Plans the variants of one product here, which has the sizes of one colour.
 * @param uses what each option of the product is here
 * @throws SourceFault
 */
export function planVariants(
  product: SourceProduct,
  variants: readonly SourceVariant[],
  uses: readonly OptionUse[],
  mapping: ImportMapping,
  notes: SourceNote[],
): PlannedSizes {
  if (variants.length > MAX_SIZES)
    throw new SourceFault(
      product.line,
      'Option1 Value',
      `It has ${variants.length} sizes, at most ${MAX_SIZES} are possible`,
    );
  const priced = variants.map((variant) => ({ variant, ...pricesOf(variant, mapping) }));
  const hasMrp = priced.some(({ mrp }) => mrp !== null);
  const {
    price,
    mrp,
    sizes: settled,
  } = settlePrices(
    { price: 0, mrp: null },
    priced.map((one) => ({ ...one, mrp: hasMrp ? (one.mrp ?? one.price) : null })),
  );
  const planned = settled.map(
    ({ variant, ...own }): PlannedVariant => ({
      size: sizeOf(product, variant, uses),
      ...codesOf(variant, notes),
      weightGrams: Math.min(variant.grams, 100_000),
      units: variant.isCounted ? variant.units : 0,
      ownPrice: own.price,
      ownMrp: own.mrp,
      cost: variant.cost,
      toppedUpTo: variant.isCounted || mapping.uncountedUnits === 0 ? null : mapping.uncountedUnits,
      options: product.options.map(({ name }, at) => ({ name, value: variant.values[at] ?? '' })),
      sourceKey: JSON.stringify(variant.values),
    }),
  );
  const sizes = planned.map(({ size }) => size?.toLowerCase());
  const twice = planned.find(({ size }, at) => sizes.indexOf(size?.toLowerCase()) < at);
  if (twice)
    throw new SourceFault(product.line, 'Option1 Value', `The size “${twice.size}” would be there twice`);
  return { price, mrp, variants: planned };
}

function pricesOf(variant: SourceVariant, { addedGst, compareAtIsMrp }: ImportMapping) {
  const withGst = (paise: number) =>
    addedGst === 0 ? paise : Math.round((paise * (1 + addedGst / 100)) / 100) * 100;
  const price = withGst(variant.price);
  const struck = variant.compareAt === null ? 0 : withGst(variant.compareAt);
  return { price, mrp: compareAtIsMrp && struck > price ? struck : null };
}

function sizeOf(
  product: SourceProduct,
  { values, line }: SourceVariant,
  uses: readonly OptionUse[],
): string | null {
  const valuesOf = (use: OptionUse) => values.filter((_, at) => uses[at] === use);
  const parts = [...valuesOf('size'), ...valuesOf('part')].map((value) =>
    value.replace(/[|:,]+/g, ' ').trim(),
  );
  if (parts.length === 0) return null;
  const size = parts.join(SIZE_PARTS).replace(/\s+/g, ' ');
  if (size.length > MAX_SIZE_NAME)
    throw new SourceFault(
      line,
      product.options[0]?.name ?? '',
      `The size “${size}” is longer than ${MAX_SIZE_NAME} characters`,
    );
  return size;
}

function codesOf(
  { sku, barcodes, line }: SourceVariant,
  notes: SourceNote[],
): { sku: string; barcodes: string[] } {
  const note = (column: string, message: string) => notes.push({ line, column, message });
  const plainSku = sku
    .replace(/[^\w.\-/ ]+/g, '')
    .slice(0, MAX_CODE_LENGTH)
    .trim();
  if (plainSku !== sku) note('Variant SKU', `“${sku}” becomes “${plainSku}”`);
  const plain = barcodes.map((code) => code.replace(/[^!-9;-{}~]+/g, '').slice(0, MAX_CODE_LENGTH));
  for (const code of plain.filter((one) => isNumberLikeGtin(one) && !isGtin(one)))
    note('Variant Barcode', `“${code}” is not a valid EAN or UPC: its last digit does not match the others`);
  return { sku: plainSku, barcodes: plain.filter(Boolean) };
}
