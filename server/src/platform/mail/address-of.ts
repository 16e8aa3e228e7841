/** The address of a mailbox: `orders@shop.example` of `Shop <orders@shop.example>`. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
}
