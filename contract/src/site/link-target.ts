import { z } from 'zod';

const ADDRESS = 'Please enter a path such as /orders, or a complete address that begins with https://';

/** What a link of the owner leads to: something of the shop, which is picked, or an address. */
export const linkTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), value: picked('a category') }),
  z.object({ kind: z.literal('collection'), value: picked('a collection') }),
  z.object({ kind: z.literal('product'), value: picked('a product') }),
  z.object({ kind: z.literal('page'), value: picked('a page') }),
  z.object({ kind: z.literal('article'), value: picked('an article') }),
  /** The articles with a tag; all of them if the value is empty. */
  z.object({ kind: z.literal('journal'), value: z.string().max(30, 'At most 30 characters') }),
  z.object({
    kind: z.literal('address'),
    value: z
      .string()
      .trim()
      .max(500, 'At most 500 characters')
      .regex(/^(\/(?![/\\])|https:\/\/[^\s/])\S*$/, ADDRESS),
  }),
]);
export type LinkTarget = z.output<typeof linkTarget>;

function picked(what: string) {
  return z.string().min(1, `Please choose ${what}`).max(120, 'At most 120 characters');
}
