/** Parameters that no view includes. */
const PASSING = ['q', 'after'];

/**
 * Returns the view that an address shows: its filters, order and columns in a fixed order, without the
 * search.
 */
export function viewOf(search: URLSearchParams): string {
  const parts = [...search].filter(([name, value]) => value !== '' && !PASSING.includes(name));
  return new URLSearchParams(parts.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}

/** Whether two queries are the same view, regardless of the order of their parameters. */
export function isSameView(one: string, other: string): boolean {
  return viewOf(new URLSearchParams(one)) === viewOf(new URLSearchParams(other));
}
