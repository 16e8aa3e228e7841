import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, failingPairs } from './contrast.ts';
import { defaultTheme, theme } from './theme.ts';
import { type ColourSeeds, darkTokens, lightTokens, unreadableSeeds } from './theme-colours.ts';
import { themePresets } from './theme-presets.ts';

const seeds = defaultTheme.colours;
const grounds = ['warm', 'plain', 'cool'] as const;

/** With each colour that cannot be read replaced by the one that is offered. */
function corrected(chosen: ColourSeeds): ColourSeeds {
  const found = unreadableSeeds(chosen).map(({ seed, nearest }) => [seed, nearest ?? chosen[seed]]);
  return { ...chosen, ...Object.fromEntries(found) };
}

test('white and black have the contrast of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(grounds)('on a %s ground', (ground) => {
  test('whatever colours an owner chooses, those that are offered instead are readable, light and dark', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, colour, (brand, accent, link) => {
        const chosen = corrected({ brand, accent, link, ground, hasDark: true });
        expect(failingPairs(lightTokens(chosen))).toEqual([]);
        expect(failingPairs(darkTokens(chosen))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

test('a pale brand colour is refused with the nearest that can be read, which is then accepted', () => {
  const pale = { ...defaultTheme, colours: { ...seeds, brand: '#ffd1c9' } };
  const { error } = theme.safeParse(pale);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    [
      'colours.brand',
      expect.stringMatching(/^Buttons of this colour cannot be read; the nearest that can is #[0-9a-f]{6}$/),
    ],
  ]);
  expect(theme.safeParse({ ...pale, colours: corrected(pale.colours) }).success).toBe(true);
});

test('what is no colour is refused as such', () => {
  const colours = { ...defaultTheme.colours, brand: '%ff' };
  const { error } = theme.safeParse({ ...defaultTheme, colours });
  expect(error?.issues).toMatchObject([
    { path: ['colours', 'brand'], message: 'Please enter a colour, such as #c8371b' },
  ]);
});

test('colours that can be read stay as the owner chose them', () => {
  expect(unreadableSeeds(seeds)).toEqual([]);
  expect(lightTokens(seeds)).toMatchObject({
    primary: seeds.brand,
    link: seeds.link,
    marigold: seeds.accent,
  });
});

test.each(themePresets)('the look $name can be published as it is', ({ theme: preset }) => {
  expect(theme.safeParse({ ...defaultTheme, ...preset }).error).toBeUndefined();
});
