import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colourPairs, contrast } from '@gulmohar/contract/site/contrast.ts';
import { defaultTheme } from '@gulmohar/contract/site/theme.ts';
import { darkTokens, lightTokens } from '@gulmohar/contract/site/theme-colours.ts';
import { describe, expect, test } from 'vitest';

const [light = '', dark = ''] = readFileSync(
  path.join(import.meta.dirname, '../../../ui/src/tokens.css'),
  'utf8',
).split('@media (prefers-color-scheme: dark)');
const schemes = { light: readColours(light), dark: readColours(dark) };

function readColours(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const colours = schemes[scheme];

  test.each(colourPairs)('$colour stands out from $on (at least $atLeast:1)', ({ colour, on, atLeast }) => {
    expect(contrast(colours.get(colour) ?? '', colours.get(on) ?? '')).toBeGreaterThanOrEqual(atLeast);
  });
});

test('the light and dark schemes define the same colours', () => {
  expect([...schemes.dark.keys()].sort()).toEqual([...schemes.light.keys()].sort());
});

test('the look that shops come with has the grounds that follow from its colours', () => {
  const grounds = [lightTokens(defaultTheme.colours).ground, darkTokens(defaultTheme.colours).ground];
  expect(grounds).toEqual([schemes.light.get('ground'), schemes.dark.get('ground')]);
});
