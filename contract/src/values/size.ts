/** The longest name of a size, for example 'M · Stitched'. */
export const MAX_SIZE_NAME = 40;

/**
 * The keys under which carts keep an unsized quantity. A sized product may have a size of that name, which then means
 * that size.
 */
export function isNoSize(size: string | null | undefined): boolean {
  return !size || size === 'quantity' || size === 'default';
}
