import { z } from 'zod';
import { MAX_MONEY } from '../values/amount.ts';
import { optionalText, text } from '../values/text-field.ts';

/** A value of the filter `craft`; empty for none. */
const craft = optionalText(60);

export const MAX_MAKERS = 8;
export const MAX_PRICES = 6;
const NOT_WHOLE_RUPEES = 'Please enter whole rupees, for example 999';

export const homeSections = z.object({
  /** A blank line starts a new paragraph; the picture and the link are those of the craft. */
  story: z
    .object({
      title: text(80, 'Please enter a title'),
      text: text(1_500, 'Please enter the story'),
      craft,
    })
    .nullable(),
  makers: z
    .array(
      z.object({
        name: text(60, 'Please enter the maker’s name'),
        town: text(60, 'Please enter the town'),
        text: text(200, 'Please enter a sentence'),
        craft,
      }),
    )
    .max(MAX_MAKERS, `At most ${MAX_MAKERS} makers`),
  /** Each links to the products that cost at most this many paise. */
  prices: z
    .array(
      z.object({
        upTo: z
          .int(NOT_WHOLE_RUPEES)
          .min(100, NOT_WHOLE_RUPEES)
          .max(MAX_MONEY, 'That is too much')
          .multipleOf(100, NOT_WHOLE_RUPEES),
      }),
    )
    .max(MAX_PRICES, `At most ${MAX_PRICES} prices`)
    .refine(
      (prices) => new Set(prices.map(({ upTo }) => upTo)).size === prices.length,
      'The same price appears twice',
    ),
});
export type HomeSections = z.output<typeof homeSections>;
