import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const searchWordKinds = {
  type: 'words',
  colour: 'words',
  fabric: 'words',
  craft: 'words',
  occasion: 'words',
  wearer: 'words',
  size: 'sizes',
  other: 'words',
  silent: 'nothing',
  any: 'words',
  reduced: 'nothing',
  at_most: 'nothing',
  at_least: 'nothing',
  to: 'nothing',
  currency: 'nothing',
  number: 'number',
  times: 'number',
  years: 'nothing',
  months: 'nothing',
  percent: 'nothing',
  unit: 'nothing',
  goes_with: 'nothing',
  without: 'nothing',
  cheap: 'nothing',
  new: 'nothing',
} as const;
export type SearchWordKind = keyof typeof searchWordKinds;

export const searchWordKindNames = Object.keys(searchWordKinds) as [SearchWordKind, ...SearchWordKind[]];

const MAX_LETTERS = 40;
const MAX_FINDS = 30;

const word = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite((text) => text.replace(/\s+/g, ' '))
  .max(MAX_LETTERS, `At most ${MAX_LETTERS} letters`)
  .regex(/\p{L}/u, 'A word must contain letters');

const foundText = z
  .string()
  .trim()
  .overwrite((text) => text.replace(/\s+/g, ' '))
  .max(MAX_LETTERS, `At most ${MAX_LETTERS} letters`)
  .regex(/[\p{L}\p{N}]/u, 'A word must contain letters or digits');

const searchWord = z.object({
  word,
  kind: z.enum(searchWordKindNames),
  /** The closest first. */
  finds: z.array(foundText).max(MAX_FINDS, `At most ${MAX_FINDS} words`),
});
export type SearchWord = z.output<typeof searchWord>;

function checkFinds({ value, issues }: z.core.ParsePayload<SearchWord>): void {
  const message = rejectionReason(value);
  if (message) issues.push({ code: 'custom', input: value.finds, path: ['finds'], message });
}

function rejectionReason({ kind, finds }: SearchWord): string | undefined {
  switch (searchWordKinds[kind]) {
    case 'nothing':
      return finds.length > 0 ? 'A word of this kind finds nothing by itself' : undefined;
    case 'sizes':
      return finds.length === 0 ? 'Please enter at least one size' : undefined;
    case 'number':
      return finds.length === 1 && /^\d{1,7}$/.test(finds[0] ?? '')
        ? undefined
        : 'Please enter one whole number';
    case 'words':
      return undefined;
  }
}

/** An existing word, which may have a spelling that new words may not. */
const existingWord = z.string().min(1).max(MAX_LETTERS);

export const listSearchWords = staffEndpoint({
  method: 'GET',
  path: '/admin/search-word/list',
  summary: 'The meanings of words in searches, and what else they find',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: success({ words: z.array(searchWord.extend({ word: z.string(), finds: z.array(z.string()) })) }),
});

export const addSearchWord = staffEndpoint({
  method: 'POST',
  path: '/admin/search-word/add',
  summary: 'Adds a word or phrase; 409 if it already exists',
  permission: 'catalogue.write',
  query: nothing,
  body: searchWord.check(checkFinds),
  reply: success({}),
});

export const changeSearchWord = staffEndpoint({
  method: 'POST',
  path: '/admin/search-word/change',
  summary: 'Changes what a word means in searches and what it finds',
  permission: 'catalogue.write',
  query: nothing,
  body: searchWord.extend({ word: existingWord }).check(checkFinds),
  reply: success({}),
});

export const removeSearchWord = staffEndpoint({
  method: 'POST',
  path: '/admin/search-word/remove',
  summary: 'Removes a word from searches',
  permission: 'catalogue.write',
  query: nothing,
  body: z.object({ word: existingWord }),
  reply: success({}),
});
