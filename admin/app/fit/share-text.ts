/** Below it a percentage would say more than is known. */
const MIN_FOR_PERCENT = 5;

/** `6 of 20 (30%)`; without a percentage of very few. */
export function shareText(count: number, of: number): string {
  if (of < MIN_FOR_PERCENT) return `${count} of ${of}`;
  return `${count} of ${of} (${Math.round((100 * count) / of)}%)`;
}
