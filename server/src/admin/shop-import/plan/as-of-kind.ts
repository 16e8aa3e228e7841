import type { ProductKind } from '@gulmohar/contract/admin/kind-settings.ts';
import type { ProductFields } from '@gulmohar/contract/admin/product-fields.ts';
import { SIZE_PARTS } from './plan-variants.ts';
import type { PlannedVariant } from './planned-product.ts';

type Chart = ProductFields['details']['measurements'];

/** @returns the kind of the products of a sub-category, as a new product in the editor is of it */
export function kindOf(kinds: readonly ProductKind[], subCategory: string): ProductKind | undefined {
  return kinds.find((one) => one.subCategory.toLowerCase() === subCategory.toLowerCase());
}

/**
 * Calls and orders the sizes of a product as its kind does, and takes the kind's chart of them. Sizes that the kind has
 * and the product has not are not added: nobody can buy them.
 */
export function asOfKind(
  variants: readonly PlannedVariant[],
  { sizes, measurements }: Pick<ProductKind, 'sizes' | 'measurements'>,
): { variants: PlannedVariant[]; measurements: Chart } {
  const placed = variants.map((variant) => {
    const [first = '', ...parts] = (variant.size ?? '').split(SIZE_PARTS);
    const at = sizes.findIndex((size) => size.toLowerCase() === first.toLowerCase());
    const name = sizes[at];
    const size = name === undefined ? variant.size : [name, ...parts].join(SIZE_PARTS);
    return { variant: { ...variant, size }, at: at < 0 ? sizes.length : at, chart: measurements[name ?? ''] };
  });
  return {
    variants: placed.toSorted((one, other) => one.at - other.at).map(({ variant }) => variant),
    measurements: Object.fromEntries(
      placed.flatMap(({ variant: { size }, chart }) => (size && chart ? [[size, chart]] : [])),
    ),
  };
}
