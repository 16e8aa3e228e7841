import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const [light = '', dark = ''] = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8').split(
  '@media (prefers-color-scheme: dark)',
);
const schemes = { light: readColours(light), dark: readColours(dark) };

/** Every text colour and the backgrounds it appears on. */
const texts = {
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

/** The colours that mark the edge of a field or control (WCAG 2.2, 1.4.11). */
const outlines = { muted: ['ground', 'panel'], primary: ['ground', 'panel'], link: ['ground', 'panel'] };

function readColours(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = '', other = ''): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function pairs(table: Record<string, string[]>): [string, string][] {
  return Object.entries(table).flatMap(([name, grounds]) =>
    grounds.map((ground): [string, string] => [name, ground]),
  );
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const colours = schemes[scheme];

  test.each(pairs(texts))('%s is readable on %s (at least 4.5:1)', (text, ground) => {
    expect(contrast(colours.get(text), colours.get(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(outlines))('%s stands out from %s (at least 3:1)', (outline, ground) => {
    expect(contrast(colours.get(outline), colours.get(ground))).toBeGreaterThanOrEqual(3);
  });
});

test('the light and dark schemes define the same colours', () => {
  expect([...schemes.dark.keys()].sort()).toEqual([...schemes.light.keys()].sort());
});
