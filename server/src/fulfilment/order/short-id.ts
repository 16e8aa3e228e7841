/** What shoppers and operators call an order or a return by: the last 8 characters of its id, upper case. */
export function shortId(id: string): string {
  return id.slice(-8).toUpperCase();
}
