/** What belongs to one look at a list and to no view of it. */
const PASSING = ['q', 'after'];

/** The view that an address shows: its filters, order and columns in a fixed order, without the search. */
export function viewOf(search: URLSearchParams): string {
  const kept = [...search].filter(([name, value]) => value !== '' && !PASSING.includes(name));
  return new URLSearchParams(kept.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}

/** Whether two views show the same, whatever the order in which their filters stand. */
export function isSameView(one: string, other: string): boolean {
  return viewOf(new URLSearchParams(one)) === viewOf(new URLSearchParams(other));
}
