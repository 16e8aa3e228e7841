/**
 * Whether one word becomes the other with at most this many edits: letters wrong, missing, too many or
 * swapped with their neighbour.
 */
export function isWithinEdits(one: string, other: string, edits: number): boolean {
  if (Math.abs(one.length - other.length) > edits) return false;
  if (edits === 0) return one === other;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const rest = one.slice(same);
  const otherRest = other.slice(same);
  if (rest === otherRest) return true;
  const isSwapped = rest.length > 1 && rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    isWithinEdits(rest.slice(1), otherRest.slice(1), edits - 1) ||
    isWithinEdits(rest.slice(1), otherRest, edits - 1) ||
    isWithinEdits(rest, otherRest.slice(1), edits - 1) ||
    (isSwapped && isWithinEdits(rest.slice(2), otherRest.slice(2), edits - 1))
  );
}

/** Spellings of the same sound in transliterated Indian words, most specific first. */
const SAME_SOUNDS: [RegExp, string][] = [
  [/chh?/g, 'c'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/aa+/g, 'a'],
  [/ee|ea|ii|ie|y/g, 'i'],
  [/oo|ou|uu/g, 'u'],
  [/([bdgjkst])h/g, '$1'],
  [/(.)\1+/g, '$1'],
  [/(.)h$/g, '$1'],
];

/** Returns the same key for words that sound alike: 'jooti' and 'jutti', 'zhumka' and 'jhumka'. */
export function soundOf(word: string): string {
  return SAME_SOUNDS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word);
}
