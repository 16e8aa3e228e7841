import type { SearchWordKind } from '@gulmohar/contract/admin/search-word.ts';

/** The kinds of words in a search, in plain words, and their effect on the results. */
export const kindNames: Record<SearchWordKind, { name: string; hint: string }> = {
  type: { name: 'Product type', hint: 'What a product is, as “lehenga”. Other things are no answer.' },
  colour: { name: 'Colour', hint: 'Finds the colour itself first, then its family.' },
  fabric: { name: 'Fabric', hint: 'What it is made of, then what is like it.' },
  craft: { name: 'Craft', hint: 'A print, weave or embroidery, then what is made alike.' },
  occasion: { name: 'Occasion', hint: 'Finds what is worn then.' },
  wearer: { name: 'Who it is for', hint: 'Finds the first of its words that products have.' },
  size: { name: 'Size', hint: 'Shows only what is in stock in one of its sizes.' },
  other: { name: 'Not a misspelling', hint: 'A word of its own, never corrected to another one.' },
  silent: { name: 'Says nothing', hint: 'Left out, as “show me” or “beautiful”.' },
  any: { name: 'Any product', hint: 'Finds everything, or any of its words.' },
  reduced: { name: 'Below MRP', hint: 'Shows only what costs less than its MRP, as “sale”.' },
  at_most: { name: 'At most (price)', hint: 'Beside an amount: it may not cost more, as “under”.' },
  at_least: { name: 'At least (price)', hint: 'Beside an amount: it may not cost less, as “above”.' },
  to: { name: 'From … to', hint: 'Between two amounts, as “1000 to 2000”.' },
  currency: { name: 'Rupees', hint: 'Says that the number beside it is a price.' },
  number: { name: 'Number', hint: 'A number in letters, before “hundred” or “thousand”.' },
  times: { name: 'Hundred, thousand', hint: 'Multiplies the number before it.' },
  years: { name: 'Years', hint: 'Says that the number before it is an age in years.' },
  months: { name: 'Months', hint: 'Says that the number before it is an age in months.' },
  goes_with: {
    name: 'Goes with',
    hint: 'What stands before it only goes with what is looked for, as “ke liye”.',
  },
  cheap: { name: 'Cheapest first', hint: 'The lowest price comes first among equals.' },
  new: { name: 'Newest first', hint: 'The newest comes first among equals.' },
};
