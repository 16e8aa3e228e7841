import type { Tokens } from './contrast.ts';
import { type Font, type FontPair, type FontWeight, fontAddress, fontPairs } from './fonts.ts';
import type { Theme } from './theme.ts';
import { darkTokens, lightTokens } from './theme-colours.ts';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2122, U+2212';
/** Stronger than the pages' own values, wherever these stand. */
const ROOT = 'html:root';
const CORNERS = { square: '0', slight: '4px', round: '8px', 'very round': '16px' };
const DENSITY = { close: '0.75', normal: '1', wide: '1.5' };

/** The style sheet of a look: values for the variables of `ui/src/tokens.css`, and the faces of its fonts. */
export function themeCss(theme: Theme): string {
  const { colours, corners, density, buttons, pictures } = theme;
  const pair = fontPairs[theme.fonts];
  const shape = [
    `--corner: ${CORNERS[corners]}`,
    `--density: ${DENSITY[density]}`,
    `--picture-shape: ${pictures.shape.replace(':', ' / ')}`,
    `--picture-fit: ${pictures.fit === 'cut' ? 'cover' : 'contain'}`,
    ...(buttons === 'outline' ? ['--button: transparent', '--button-text: var(--heading)'] : []),
    ...(pair ? fontFamilies(pair) : []),
  ];
  return [
    ...(pair ? fontFaces(pair) : []),
    rule(ROOT, [
      `color-scheme: ${colours.hasDark ? 'light dark' : 'light'}`,
      ...colourValues(lightTokens(colours)),
      ...shape,
      ...dyes(lightTokens(colours)),
    ]),
    colours.hasDark
      ? `@media (prefers-color-scheme: dark) {\n${rule(ROOT, colourValues(darkTokens(colours)))}\n}`
      : `${rule('.picture img, .hero-picture', ['filter: none'])}\n${rule('.evening', ['display: none'])}`,
    '',
  ].join('\n');
}

/** The fonts that the first view of a page needs. */
export function themeFonts(theme: Theme): string[] {
  const pair = fontPairs[theme.fonts];
  if (!pair) return [];
  return [...new Set([fontAddress(pair.text, 400), fontAddress(pair.display, pair.displayWeight)])];
}

/** The grounds of price tiles, the same in the dark. */
function dyes({ link, heading, success }: Tokens): string[] {
  return [link, heading, success].map((colour, at) => `--dye-${at + 1}: ${colour}`);
}

function colourValues(tokens: Tokens): string[] {
  return Object.entries(tokens).map(([name, value]) => `--${name}: ${value}`);
}

function fontFamilies({ display, text }: FontPair): string[] {
  const families = (font: Font, use: string) =>
    `"Brand ${use}", "Brand ${use} fallback", "Mukta", ${font.isSerif ? 'Georgia, serif' : 'system-ui, sans-serif'}`;
  return [`--font-text: ${families(text, 'text')}`, `--font-display: ${families(display, 'display')}`];
}

/** Headings have one weight, whatever a page asks for. */
function fontFaces({ display, displayWeight, text }: FontPair): string[] {
  return [
    ...faces('Brand display', display, displayWeight, '100 900'),
    ...faces('Brand text', text, 400, '100 500'),
    ...faces('Brand text', text, 600, '600 900'),
  ];
}

function faces(family: string, font: Font, weight: FontWeight, range: string): string[] {
  const [size, ascent, descent, gap] = font.metrics[weight] ?? [100, 90, 22, 0];
  const bold = weight === 600;
  const local = font.isSerif
    ? ['Times New Roman', 'Liberation Serif']
    : [bold ? 'Arial Bold' : 'Arial', bold ? 'Liberation Sans Bold' : 'Liberation Sans'];
  return [
    rule('@font-face', [
      `font-family: "${family}"`,
      `font-weight: ${range}`,
      'font-display: swap',
      `src: url("${fontAddress(font, weight)}") format("woff2")`,
      `unicode-range: ${LATIN}`,
    ]),
    rule('@font-face', [
      `font-family: "${family} fallback"`,
      `font-weight: ${range}`,
      `src: ${local.map((name) => `local("${name}")`).join(', ')}`,
      `size-adjust: ${size}%`,
      `ascent-override: ${ascent}%`,
      `descent-override: ${descent}%`,
      `line-gap-override: ${gap}%`,
      `unicode-range: ${LATIN}`,
    ]),
  ];
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}`;
}
