/** Words that say nothing about a product. */
const SILENT_WORDS = new Set(
  'a an and are as at be by for from has in into is it its of on one or so that the them they this to with you your'.split(
    ' ',
  ),
);
const MAX_WORD = 40;
const ANY_WORD = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu;
/** The same pattern, faster on pure ASCII. */
const ASCII_WORD = /[a-z0-9]+(?:-[a-z0-9]+)*/g;

export function isSilent(word: string): boolean {
  return SILENT_WORDS.has(word);
}

/**
 * Returns the words that the index stores for a raw word: the singular; for 'a-line' its parts and 'aline';
 * nothing for a silent word.
 */
export function indexWords(raw: string): string[] {
  const words = raw.includes('-')
    ? [...raw.split('-').map(singular), singular(raw.replaceAll('-', ''))]
    : [singular(raw)];
  return words.filter((word) => !SILENT_WORDS.has(word));
}

/** Splits a shopper's search into words, in order, including silent ones; also splits at hyphens. */
export function searchedWords(text: string): string[] {
  return rawWords(text).flatMap((raw) => raw.split('-').map(singular));
}

export function rawWords(text: string): string[] {
  const folded = fold(text);
  const words = folded.match(isAscii(folded) ? ASCII_WORD : ANY_WORD) ?? [];
  return words.filter((word) => word.length <= MAX_WORD);
}

/**
 * Folds spellings that look or sound the same into one: lower case, no accents on Latin letters, no
 * apostrophes, one kind of hyphen; in Devanagari no nukta (ड़ = ड), chandrabindu as anusvara (लहँगा = लहंगा)
 * and no joiners.
 */
function fold(text: string): string {
  const lower = text.toLowerCase().replace(/['’‘]/g, '');
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .normalize('NFC');
}

function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII starts with control characters
  return /^[\x00-\x7f]*$/.test(text);
}

/** Removes the endings of English plurals by the rules of Harman's S-stemmer, plus '-es' after a sibilant. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[su]s$/.test(word) ? word : word.slice(0, -1);
}
