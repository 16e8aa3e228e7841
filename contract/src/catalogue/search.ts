import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';

export const suggestionKinds = ['product', 'category', 'subCategory', 'tag'] as const;

export const suggestion = z.object({ text: z.string(), kind: z.enum(suggestionKinds) });
export type Suggestion = z.infer<typeof suggestion>;

export const suggestProducts = endpoint({
  method: 'GET',
  path: '/product/suggest',
  summary: 'What the search bar offers for what is typed so far, eight at most',
  query: z.object({
    q: z
      .string()
      .max(100)
      .transform((text) => text.trim().replace(/\s+/g, ' '))
      .pipe(z.string().min(2, 'Must have 2 characters at least')),
  }),
  body: nothing,
  reply: success({ suggestions: z.array(suggestion) }),
});
