/** The address of another size of the owner's mark; `maskable` has a margin for phones that cut icons to a circle. */
export function markSize(mark: string, size: 48 | 180 | 192 | 512 | 'maskable'): string {
  return mark.replace(/[^/]+$/, `${size}.png`);
}
