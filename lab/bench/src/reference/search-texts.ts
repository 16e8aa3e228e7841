import { createRandom, type Random } from './random.ts';
import { colors, crafts, kinds, materials } from './words.ts';

/** Shorter words are too similar to each other to be recognised when misspelt. */
const MIN_TO_MISSPELL = 6;

/**
 * Returns different search texts, all with matches in the reference catalogue; every other one has a typo in
 * a word.
 */
export function searchTexts(count: number): string[] {
  const random = createRandom(count);
  const texts = new Set(['cotton kurti', 'coton kurti', 'cotton kurtii']);
  while (texts.size < count) {
    const right = [random.pick([colors, materials, crafts]), kinds.map(({ name }) => name.toLowerCase())]
      .map((words) => random.pick<string>(words))
      .join(' ');
    texts.add(texts.size % 2 === 0 ? right : misspell(right, random));
  }
  return [...texts];
}

/** Omits or doubles a letter of the longest word, or swaps two; the first letter stays. */
function misspell(text: string, random: Random): string {
  const words = text.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
  if (longest.length < MIN_TO_MISSPELL) return text;
  const at = 1 + random.below(longest.length - 2);
  const [letter = '', next = ''] = longest.slice(at, at + 2);
  const slip = random.pick([next, `${letter}${letter}${next}`, `${next}${letter}`]);
  return text.replace(longest, longest.slice(0, at) + slip + longest.slice(at + 2));
}
