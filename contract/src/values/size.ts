/**
 * Whether a line says 'no size', as lines of unsized products do: null, absent or empty, or one of the keys under which
 * carts keep an unsized quantity. This is the one place of that rule. It means the one variant of an unsized product and
 * nothing else: a sized product may have a size of such a name, which is that size then.
 */
export function isNoSize(size: string | null | undefined): boolean {
  return !size || size === 'quantity' || size === 'default';
}
