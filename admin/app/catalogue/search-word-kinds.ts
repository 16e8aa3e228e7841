import type { SearchWordKind } from '@gulmohar/contract/admin/search-word.ts';

/** The kinds of words in a search, in plain words, and their effect on the results. */
export const kindNames: Record<SearchWordKind, { name: string; hint: string }> = {
  type: {
    name: 'Product type',
    hint: 'What a product is, e.g. “lehenga”. Other kinds of products are not shown.',
  },
  colour: { name: 'Colour', hint: 'Finds the colour itself first, then similar colours.' },
  fabric: { name: 'Fabric', hint: 'Finds this fabric first, then similar ones.' },
  craft: { name: 'Craft', hint: 'A print, weave or embroidery. Finds it first, then similar ones.' },
  occasion: { name: 'Occasion', hint: 'Finds what is worn on it.' },
  wearer: { name: 'Who it is for', hint: 'Finds products by the first of its words that any product has.' },
  size: { name: 'Size', hint: 'Shows only what is in stock in one of its sizes.' },
  other: { name: 'Not a misspelling', hint: 'A correct word; it is never changed to another one.' },
  silent: { name: 'Ignored', hint: 'Left out of the search, e.g. “show me” or “beautiful”.' },
  any: { name: 'Any product', hint: 'Finds everything, or any of its words.' },
  reduced: { name: 'Below MRP', hint: 'Shows only what costs less than its MRP, e.g. “sale”.' },
  at_most: { name: 'At most (price)', hint: 'Next to an amount: the highest price, e.g. “under”.' },
  at_least: { name: 'At least (price)', hint: 'Next to an amount: the lowest price, e.g. “above”.' },
  to: { name: 'From … to', hint: 'Between two amounts, e.g. “1000 to 2000”.' },
  currency: { name: 'Rupees', hint: 'Marks the number next to it as a price.' },
  number: { name: 'Number', hint: 'A number as a word, before “hundred” or “thousand”.' },
  times: { name: 'Hundred, thousand', hint: 'Multiplies the number before it.' },
  years: { name: 'Years', hint: 'Marks the number before it as an age in years.' },
  months: { name: 'Months', hint: 'Marks the number before it as an age in months.' },
  percent: { name: 'Per cent', hint: 'Marks the number before it as a share, e.g. “100 percent cotton”.' },
  unit: { name: 'Unit', hint: 'Marks the number before it as a measure or count, e.g. “metre” or “pcs”.' },
  goes_with: {
    name: 'Goes with',
    hint: 'The word before it only describes what is searched for, e.g. “ke liye”.',
  },
  without: { name: 'Without', hint: 'What follows is not shown, e.g. “not” or “without”.' },
  cheap: { name: 'Cheapest first', hint: 'Among equally good matches, the lowest price comes first.' },
  new: { name: 'Newest first', hint: 'Among equally good matches, the newest comes first.' },
};
