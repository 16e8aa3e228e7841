import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './unpack-woff.ts';

/**
 * Every Indian script that an address may be written in; Latin first, because it has the marks that all
 * share. The PDF library shapes all syllables of these families correctly.
 */
const SCRIPTS = [
  ['mukta', 'latin', import.meta.resolve('@fontsource/mukta')],
  ['mukta', 'latin-ext', import.meta.resolve('@fontsource/mukta')],
  ['mukta', 'devanagari', import.meta.resolve('@fontsource/mukta')],
  ['hind-siliguri', 'bengali', import.meta.resolve('@fontsource/hind-siliguri')],
  ['mukta-vaani', 'gujarati', import.meta.resolve('@fontsource/mukta-vaani')],
  ['mukta-mahee', 'gurmukhi', import.meta.resolve('@fontsource/mukta-mahee')],
  ['noto-sans-kannada', 'kannada', import.meta.resolve('@fontsource/noto-sans-kannada')],
  ['anek-malayalam', 'malayalam', import.meta.resolve('@fontsource/anek-malayalam')],
  ['noto-sans-oriya', 'oriya', import.meta.resolve('@fontsource/noto-sans-oriya')],
  ['mukta-malar', 'tamil', import.meta.resolve('@fontsource/mukta-malar')],
  ['hind-guntur', 'telugu', import.meta.resolve('@fontsource/hind-guntur')],
] as const;

/** Replaces characters that no font has, such as emoji. */
const REPLACEMENT = '•';

type Font = {
  regular: string;
  bold: string;
  /**
   * Whether letters change their order and shape, so that a PDF reader cannot derive the text from the drawn
   * glyphs.
   */
  isComplex: boolean;
  has(codePoint: number): boolean;
};

export const DEFAULT_FONT = fileURLToPath(
  new URL('files/mukta-latin-400-normal.woff', import.meta.resolve('@fontsource/mukta')),
);

export type Run = { text: string; font: Font };

const fonts: readonly Font[] = SCRIPTS.map(([family, subset, folder]) => {
  const file = (weight: number) =>
    fileURLToPath(new URL(`files/${family}-${subset}-${weight}-normal.woff`, folder));
  const ranges: Record<string, string> = JSON.parse(readFileSync(new URL('unicode.json', folder), 'utf8'));
  const bounds = (ranges[subset] ?? '').split(',').map(boundsOf);
  return {
    regular: file(400),
    bold: file(600),
    isComplex: !subset.startsWith('latin'),
    has: (codePoint) => bounds.some(([first, last]) => codePoint >= first && codePoint <= last),
  };
});

/** Unpacked only once, because it would take most of the time for a document. */
const unpacked = new Map<string, Buffer>();

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const file of fonts.flatMap(({ regular, bold }) => [regular, bold])) {
    const font = unpacked.get(file) ?? unpackWoff(readFileSync(file));
    unpacked.set(file, font);
    doc.registerFont(file, font);
  }
}

/** `U+0900-097F` or `U+20B9` */
function boundsOf(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** Matches emoji, including those with skin tones and joiners, flags and keycaps, as one character each. */
const EMOJI =
  /\p{Regional_Indicator}{2}|[#*0-9]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
const INVISIBLE = /[\uFE00-\uFE0F\p{Cc}]/gu;

export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const plain = text.normalize('NFC').replace(EMOJI, REPLACEMENT).replace(INVISIBLE, '');
  for (const character of plain) {
    const last = runs.at(-1);
    const codePoint = character.codePointAt(0) ?? 0;
    // Joiners and marks that scripts share stay with the preceding letters.
    const font = last?.font.has(codePoint) ? last.font : fonts.find((one) => one.has(codePoint));
    const drawn = font ?? fonts[0];
    if (!drawn) continue;
    const letter = font ? character : REPLACEMENT;
    if (last?.font === drawn) last.text += letter;
    else runs.push({ text: letter, font: drawn });
  }
  return runs;
}
