/**
 * Whether a line's size means 'no size': null, absent, empty, or one of the keys under which carts keep an
 * unsized quantity. Only defined here. It applies to the one variant of an unsized product; if a sized
 * product has a size of that name, it means that size.
 */
export function isNoSize(size: string | null | undefined): boolean {
  return !size || size === 'quantity' || size === 'default';
}
