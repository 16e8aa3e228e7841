/**
 * The fonts that a shop can choose, under the SIL Open Font License; the server serves their Latin letters from @fontsource.
 * The rupee sign and Devanagari come from Mukta, whose faces every page has.
 *
 * The last values give a system font the same metrics, so that nothing shifts when the font has loaded, as in
 * `ui/src/fonts.css`.
 */
type Metrics = readonly [size: number, ascent: number, descent: number, gap: number];
export type FontWeight = 400 | 500 | 600;
export type Font = {
  name: string;
  /** Of the package and its files. */
  file: string;
  isSerif: boolean;
  /** Of the fallback, in per cent, by the weights that are used. */
  metrics: Partial<Record<FontWeight, Metrics>>;
};

const baloo = font('Baloo 2', 'baloo-2', false, { 600: [92.5, 116.5, 56.6, 0] });
const cormorant = font('Cormorant Garamond', 'cormorant-garamond', true, { 600: [98, 94.3, 29.3, 0] });
const playfair = font('Playfair Display', 'playfair-display', true, { 500: [113.2, 95.6, 22.2, 0] });
const marcellus = font('Marcellus', 'marcellus', true, { 400: [113.9, 85.5, 24.6, 0] });
const jost = font('Jost', 'jost', false, { 400: [96, 111.5, 39.1, 0], 600: [95, 112.7, 39.5, 0] });
const poppins = font('Poppins', 'poppins', false, {
  400: [113.7, 92.3, 30.8, 8.8],
  600: [106.6, 98.5, 32.8, 9.4],
});
const dmSans = font('DM Sans', 'dm-sans', false, { 400: [105.6, 93.9, 29.3, 0], 600: [101.3, 98, 30.6, 0] });
const figtree = font('Figtree', 'figtree', false, {
  400: [101.3, 93.8, 24.7, 0],
  600: [95.2, 99.8, 26.3, 0],
});

export const fontPairNames = [
  'tiro-mukta',
  'cormorant-jost',
  'playfair-dm-sans',
  'marcellus-figtree',
  'baloo-figtree',
  'poppins',
  'jost',
  'dm-sans',
] as const;
export type FontPairName = (typeof fontPairNames)[number];

export type FontPair = { label: string; display: Font; displayWeight: FontWeight; text: Font };

/** A text's font has the weights 400 and 600. null for those that every page has. */
export const fontPairs: Record<FontPairName, FontPair | null> = {
  'tiro-mukta': null,
  'cormorant-jost': pair(cormorant, 600, jost),
  'playfair-dm-sans': pair(playfair, 500, dmSans),
  'marcellus-figtree': pair(marcellus, 400, figtree),
  'baloo-figtree': pair(baloo, 600, figtree),
  poppins: pair(poppins, 600, poppins),
  jost: pair(jost, 600, jost),
  'dm-sans': pair(dmSans, 600, dmSans),
};

export function fontPairLabel(name: FontPairName): string {
  return fontPairs[name]?.label ?? 'Tiro Devanagari Hindi with Mukta';
}

/** The address of a font's Latin letters. */
export function fontAddress({ file }: Font, weight: FontWeight): string {
  return `/brand/fonts/${file}-${weight}.woff2`;
}

/** The files of all fonts by the last part of their address, as modules. */
export const fontFiles: ReadonlyMap<string, string> = new Map(
  Object.values(fontPairs).flatMap((chosen) =>
    chosen
      ? [chosen.display, chosen.text].flatMap(({ file, metrics }) =>
          Object.keys(metrics).map((weight): [string, string] => [
            `${file}-${weight}.woff2`,
            `@fontsource/${file}/files/${file}-latin-${weight}-normal.woff2`,
          ]),
        )
      : [],
  ),
);

function font(name: string, file: string, isSerif: boolean, metrics: Font['metrics']): Font {
  return { name, file, isSerif, metrics };
}

function pair(display: Font, displayWeight: FontWeight, text: Font): FontPair {
  const label = display.name === text.name ? text.name : `${display.name} with ${text.name}`;
  return { label, display, displayWeight, text };
}
