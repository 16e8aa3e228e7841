/** What is typed into a field of a number; nothing is null, and what is no number NaN, which the schema refuses. */
export function numberOrNull(typed: string | number | null): number | null {
  return typed === null || typed === '' ? null : Number(typed);
}
