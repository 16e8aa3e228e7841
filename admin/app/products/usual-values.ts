import type { ProductKind } from '@gulmohar/contract/admin/kind-settings.ts';
import { newSize, newValues, type ProductValues } from './product-values.ts';

/** What a kind says about its products: each part is filled in only as a whole. */
type Parts = {
  tax: Pick<ProductValues, 'hsn' | 'taxRule'>;
  sizes: Pick<ProductValues, 'hasSize' | 'variants'>;
  chart: ProductValues['details']['measurements'];
};

/**
 * Returns what a new product begins with as one of its kind. Only parts that nobody has touched change: those that are
 * still blank, or as usual for the kind that was chosen before.
 */
export function withUsual(values: ProductValues, kind: ProductKind, before?: ProductKind) {
  const entered = partsOf(values);
  const begun = [partsOf(newValues()), ...(before ? [usualFor(before)] : [])];
  const usual = usualFor(kind);
  function pick<Name extends keyof Parts>(name: Name): Parts[Name] {
    const isUntouched = begun.some((parts) => JSON.stringify(parts[name]) === JSON.stringify(entered[name]));
    return isUntouched ? usual[name] : entered[name];
  }
  return { ...pick('tax'), ...pick('sizes'), measurements: pick('chart') };
}

function partsOf({ hsn, taxRule, hasSize, variants, details }: ProductValues): Parts {
  return { tax: { hsn, taxRule }, sizes: { hasSize, variants }, chart: details.measurements };
}

function usualFor({ hsn, taxRule, sizes, measurements }: ProductKind): Parts {
  const hasSize = sizes.length > 0;
  const variants = hasSize ? sizes.map((size) => newSize(size)) : [newSize(null)];
  return { tax: { hsn, taxRule }, sizes: { hasSize, variants }, chart: measurements };
}
