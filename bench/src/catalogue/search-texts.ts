import { createRandom, type Random } from './random.ts';
import { colors, crafts, kinds, materials } from './words.ts';

/** Shorter words are too like each other to be known again. */
const MIN_TO_MISSPELL = 6;

/** Different texts that shoppers type, all of which the reference catalogue has; every other one with a slip in a word. */
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

/** In the longest word: a letter left out, doubled, or two changed round; never the first one. */
function misspell(text: string, random: Random): string {
  const words = text.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
  if (longest.length < MIN_TO_MISSPELL) return text;
  const at = 1 + random.below(longest.length - 2);
  const [letter = '', next = ''] = longest.slice(at, at + 2);
  const slip = random.pick([next, `${letter}${letter}${next}`, `${next}${letter}`]);
  return text.replace(longest, longest.slice(0, at) + slip + longest.slice(at + 2));
}
