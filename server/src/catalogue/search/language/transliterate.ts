/** Devanagari consonants in the Latin letters that shoppers use. */
// biome-ignore format: a table
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th',
  ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh',
  म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
};
// biome-ignore format: a table
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o',
  ऍ: 'e',
};
// biome-ignore format: a table
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au',
  'ॉ': 'o', 'ॅ': 'e',
};
const VIRAMA = '\u094d';
const ANUSVARA = '\u0902';

type Syllable = { consonant: string; vowel: string; isInherent: boolean };

/**
 * Transliterates a folded Devanagari word: 'कलमकारी' → 'kalamkari'. As in spoken Hindi, a letter's inherent
 * vowel is silent at the end and between two voiced syllables.
 * @returns undefined for a word in another script
 */
export function transliterate(word: string): string | undefined {
  const syllables: Syllable[] = [];
  for (const letter of word) {
    const last = syllables.at(-1);
    const consonant = CONSONANTS[letter];
    const vowel = VOWELS[letter];
    const sign = SIGNS[letter];
    if (consonant !== undefined) syllables.push({ consonant, vowel: 'a', isInherent: true });
    else if (vowel !== undefined) syllables.push({ consonant: '', vowel, isInherent: false });
    else if (letter === ANUSVARA) syllables.push({ consonant: 'n', vowel: '', isInherent: false });
    else if (last && sign !== undefined) Object.assign(last, { vowel: sign, isInherent: false });
    else if (last && letter === VIRAMA) Object.assign(last, { vowel: '', isInherent: false });
    else return undefined;
  }
  for (let at = syllables.length - 1; at > 0; at -= 1) {
    const [before, here, next] = [syllables[at - 1], syllables[at], syllables[at + 1]];
    const isSilent = here?.isInherent && (next === undefined || (next.vowel !== '' && before?.vowel !== ''));
    if (here && isSilent) here.vowel = '';
  }
  return syllables.map(({ consonant, vowel }) => consonant + vowel).join('');
}
