import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

const word = z
  .string()
  .trim()
  .toLowerCase()
  .min(2, 'A word needs at least two letters')
  .max(40, 'At most 40 letters')
  .regex(/^[\p{L}\p{M}\p{N} -]+$/u, 'Letters, digits, spaces and hyphens only');

const synonymGroup = z.object({
  /** The one of the words that product names use. */
  meaning: word,
  words: z.array(word).max(60, 'At most 60 words'),
});
export type SynonymGroup = z.output<typeof synonymGroup>;

export const listSynonyms = staffEndpoint({
  method: 'GET',
  path: '/admin/synonym/list',
  summary: 'The words that mean the same in a search',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: success({ groups: z.array(synonymGroup) }),
});

export const saveSynonyms = staffEndpoint({
  method: 'POST',
  path: '/admin/synonym/save',
  summary: 'Sets the words of one meaning; an empty list deletes it',
  permission: 'catalogue.write',
  query: nothing,
  body: synonymGroup,
  reply: success({}),
});
