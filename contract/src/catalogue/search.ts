import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';

export const suggestionKinds = ['product', 'category', 'subCategory', 'tag'] as const;

export const suggestion = z.object({
  text: z.string(),
  label: z.string().optional(),
  kind: z.enum(suggestionKinds),
  image: z.string().optional(),
});
export type Suggestion = z.infer<typeof suggestion>;

const understoodKinds = [
  'price',
  'size',
  'age',
  'wearer',
  'colour',
  'occasion',
  'reduced',
  'code',
  'without',
] as const;

/** A part of a search with a recognised meaning, shown as a chip that the shopper can remove. */
const understoodPart = z.object({
  kind: z.enum(understoodKinds),
  /** The meaning: 'Under Rs. 1,000', 'XXL', '6 years', 'Women', 'Navy', 'Garba'. */
  label: z.string(),
  text: z.string(),
  /** The search without this part; empty if nothing else was searched for. */
  searchWithout: z.string(),
});
export type UnderstoodPart = z.infer<typeof understoodPart>;

/** How the shop understood a search; part of responses to calls with `search`. */
export const searchExplanation = z.object({
  understood: z.array(understoodPart).optional(),
  /** Both are complete searches; the same call with `literal=true` searches for `from` as typed. */
  corrected: z.object({ from: z.string(), to: z.string() }).optional(),
  /** Words, as typed, that none of the products found has or that the shop does not know. */
  leftOut: z.array(z.string()).optional(),
  /** Only when few products match all of the search: how many. The others come close and follow them. */
  widened: z.object({ exact: z.int().nonnegative() }).optional(),
  /** Alternatives, only when nothing was found. */
  otherwise: z
    .object({
      /** How many products the search finds without the other filters. */
      withoutFilters: z.int().nonnegative(),
      /** Categories related to the search, at most 4, with their numbers of products. */
      categories: z.array(z.object({ name: z.string(), count: z.int().positive() })),
      /** Searches with many results, at most 6. */
      popular: z.array(z.string()),
    })
    .optional(),
});
export type SearchExplanation = z.infer<typeof searchExplanation>;

export const countSearch = endpoint({
  method: 'POST',
  path: '/product/searched',
  summary:
    'Records that results of a search were shown, or a product opened from them; nothing about who searched',
  query: nothing,
  body: z.object({ search: z.string().trim().min(1).max(100), isOpened: z.boolean().default(false) }),
  reply: success({}),
});

export const suggestProducts = endpoint({
  method: 'GET',
  path: '/product/suggest',
  summary: 'At most eight suggestions of the search bar for what is typed so far',
  query: z.object({
    q: z
      .string()
      .max(100)
      .transform((text) => text.trim().replace(/\s+/g, ' '))
      .pipe(z.string().min(2, 'Must have at least 2 characters')),
  }),
  body: nothing,
  reply: success({ suggestions: z.array(suggestion) }),
});
