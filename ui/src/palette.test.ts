import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { palette, type Token } from './palette.ts';

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const texts: [Token, Token[]][] = [
  ['ink', ['ground', 'panel']],
  ['heading', ['ground', 'panel']],
  ['muted', ['ground', 'panel']],
  ['link', ['ground', 'panel']],
  ['success', ['ground', 'panel']],
  ['problem', ['ground', 'panel']],
  ['on-primary', ['primary']],
  ['on-marigold', ['marigold']],
];

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(texts.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s can be read on %s (4.5:1 at least)',
    (text, ground) => {
      expect(contrast(palette[text][scheme], palette[ground][scheme])).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('the stylesheet carries exactly these colours', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
  const expected = (scheme: 'light' | 'dark') =>
    Object.entries(palette).map(([name, colours]) => `--${name}: ${colours[scheme]};`);
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  for (const line of expected('light')) expect(light).toContain(line);
  for (const line of expected('dark')) expect(dark).toContain(line);
});
