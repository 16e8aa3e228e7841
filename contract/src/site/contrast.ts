import { wcagContrast } from 'culori';

/** The colours of `ui/src/tokens.css`. */
export const tokenNames = [
  'ground',
  'panel',
  'field',
  'ink',
  'heading',
  'muted',
  'rule',
  'primary',
  'primary-deep',
  'on-primary',
  'link',
  'success',
  'problem',
  'wish',
  'marigold',
  'on-marigold',
] as const;
export type TokenName = (typeof tokenNames)[number];
export type Tokens = Record<TokenName, string>;

type Table = Partial<Record<TokenName, readonly TokenName[]>>;

/** Every text colour and the backgrounds it appears on (WCAG 2.2, 1.4.3). */
const texts: Table = {
  ink: ['ground', 'panel', 'field'],
  heading: ['ground', 'panel'],
  muted: ['ground', 'panel', 'field'],
  link: ['ground', 'panel', 'field'],
  success: ['ground', 'panel'],
  problem: ['ground', 'panel', 'field'],
  'on-primary': ['primary', 'primary-deep'],
  'on-marigold': ['marigold'],
  ground: ['ink'],
};

/** The colours that mark the edge of a field or control (1.4.11). */
const outlines: Table = {
  muted: ['ground', 'panel'],
  primary: ['ground', 'panel'],
  link: ['ground', 'panel'],
};

export type ColourPair = { colour: TokenName; on: TokenName; atLeast: number };

export const colourPairs: readonly ColourPair[] = [...pairsOf(texts, 4.5), ...pairsOf(outlines, 3)];

function pairsOf(table: Table, atLeast: number): ColourPair[] {
  return Object.entries(table).flatMap(([colour, grounds]) =>
    grounds.map((on) => ({ colour: colour as TokenName, on, atLeast })),
  );
}

export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

export function failingPairs(tokens: Tokens): ColourPair[] {
  return colourPairs.filter(({ colour, on, atLeast }) => contrast(tokens[colour], tokens[on]) < atLeast);
}
