import { clampChroma, converter, formatHex } from 'culori';
import { z } from 'zod';
import { failingPairs, type TokenName, type Tokens } from './contrast.ts';

const oklch = converter('oklch');

const colour = z
  .string()
  .trim()
  .toLowerCase()
  // Aborts, since only colours have a contrast to check.
  .regex(/^#[0-9a-f]{6}$/, { error: 'Please enter a colour, such as #c8371b', abort: true });

/** The colours that an owner chooses; all others follow from them. */
export const colourSeeds = z.object({
  /** Buttons, and in a dark shade headings. */
  brand: colour,
  /** Stars, marks and what is selected. */
  accent: colour,
  link: colour,
  ground: z.enum(['warm', 'plain', 'cool']),
  /** Whether the shop has dark colours for those whose device asks for them. */
  hasDark: z.boolean(),
});
export type ColourSeeds = z.output<typeof colourSeeds>;
export type SeedName = 'brand' | 'accent' | 'link';

/** Hue and strength of the colour in backgrounds and greys. */
const tints = {
  warm: { hue: 80, darkHue: 59, chroma: 1 },
  plain: { hue: 80, darkHue: 59, chroma: 0 },
  cool: { hue: 255, darkHue: 255, chroma: 0.3 },
} as const;

const WHITE = '#ffffff';
const INK = '#1c1310';

/** Hues that mean something and are therefore no matter of taste. */
const light = { success: '#3f5f3a', problem: '#a32214', wish: '#b8155b' };
const dark = { success: '#9ec795', problem: '#ff9c8a', wish: '#f08bb0' };

/** The tokens of the light colours, as they follow from the seeds, readable or not. */
export function lightTokens(seeds: ColourSeeds): Tokens {
  const { hue, chroma } = tints[seeds.ground];
  const tint = (lightness: number, strength: number) => hex(lightness, strength * chroma, hue);
  const plain = seeds.ground === 'plain';
  const brand = parts(seeds.brand);
  return {
    ground: plain ? WHITE : tint(0.966, 0.0192),
    panel: plain ? hex(0.965, 0, 0) : tint(0.9354, 0.0284),
    field: plain ? WHITE : tint(0.9865, 0.013),
    ink: tint(0.2411, 0.0273),
    heading: hex(0.39, Math.min(brand.c, 0.133), brand.h),
    muted: tint(0.4937, 0.0231),
    rule: plain ? hex(0.9, 0, 0) : tint(0.8924, 0.0343),
    primary: seeds.brand,
    'primary-deep': hex(brand.l - 0.075, brand.c * 0.875, brand.h),
    'on-primary': readableOn(seeds.brand),
    link: seeds.link,
    ...light,
    marigold: seeds.accent,
    'on-marigold': readableOn(seeds.accent),
  };
}

/** The same for dark devices: seeds that would be unreadable there are moved to the nearest lightness that is not. */
export function darkTokens(seeds: ColourSeeds): Tokens {
  const { darkHue, chroma } = tints[seeds.ground];
  const tint = (lightness: number, strength: number) => hex(lightness, strength * chroma, darkHue);
  const brand = parts(seeds.brand);
  const accent = parts(seeds.accent);
  const tokens = (primary: string): Tokens => ({
    ground: tint(0.1905, 0.0089),
    panel: tint(0.232, 0.0121),
    field: tint(0.2135, 0.0111),
    ink: tint(0.9401, 0.0222),
    heading: hex(0.9, Math.min(brand.c, 0.04), brand.h),
    muted: tint(0.7431, 0.0284),
    rule: tint(0.3217, 0.0189),
    primary,
    'primary-deep': hex(parts(primary).l - 0.06, parts(primary).c, brand.h),
    'on-primary': readableOn(primary),
    link: hex(Math.max(accent.l, 0.8), Math.min(accent.c, 0.14), accent.h),
    ...dark,
    marigold: seeds.accent,
    'on-marigold': readableOn(seeds.accent),
  });
  return tokens(nearest(seeds.brand, (primary) => isReadable(tokens(primary), 'brand')) ?? seeds.brand);
}

/** The tokens that a seed decides about. */
const decidedBy: Record<SeedName, readonly TokenName[]> = {
  brand: ['primary', 'primary-deep', 'on-primary', 'heading'],
  accent: ['marigold', 'on-marigold'],
  link: ['link'],
};

/**
 * Which seeds cannot be read, or seen as the edge of a control, and the nearest colour of the same hue that can; undefined
 * if no lightness of it can.
 */
export function unreadableSeeds(seeds: ColourSeeds): { seed: SeedName; nearest: string | undefined }[] {
  return (['brand', 'accent', 'link'] as const).flatMap((seed) => {
    const passes = (value: string) => isReadable(lightTokens({ ...seeds, [seed]: value }), seed);
    return passes(seeds[seed]) ? [] : [{ seed, nearest: nearest(seeds[seed], passes) }];
  });
}

const WHAT: Record<SeedName, string> = {
  brand: 'Buttons of this colour cannot be read',
  accent: 'Text on this colour cannot be read',
  link: 'Links of this colour cannot be read',
};

/** Refuses seeds that cannot be read, with the nearest colour that can. */
export function checkColours({ value, issues }: { value: ColourSeeds; issues: z.core.$ZodRawIssue[] }): void {
  for (const { seed, nearest } of unreadableSeeds(value)) {
    const message = nearest ? `${WHAT[seed]}; the nearest that can is ${nearest}` : WHAT[seed];
    issues.push({ code: 'custom', message, path: [seed], input: value });
  }
}

function isReadable(tokens: Tokens, seed: SeedName): boolean {
  const decided = decidedBy[seed];
  return !failingPairs(tokens).some(({ colour, on }) => decided.includes(colour) || decided.includes(on));
}

/** Goes darker and lighter in steps too small to see. */
function nearest(seed: string, passes: (colour: string) => boolean): string | undefined {
  const { l, c, h } = parts(seed);
  for (let step = 0; step <= 100; step += 1) {
    for (const lightness of [l - step / 100, l + step / 100]) {
      if (lightness < 0 || lightness > 1) continue;
      // A darker colour of the same saturation has less chroma to lose, so pale seeds do not turn grey.
      const found = step === 0 ? seed : hex(lightness, c * Math.max(1, l / lightness), h);
      if (passes(found)) return found;
    }
  }
  return undefined;
}

function readableOn(background: string): string {
  return parts(background).l > 0.68 ? INK : WHITE;
}

function parts(colour: string): { l: number; c: number; h: number } {
  const { l = 0, c = 0, h = 0 } = oklch(colour) ?? {};
  return { l, c, h };
}

/** Within what screens can show, at the same lightness and hue. */
function hex(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(Math.max(l, 0), 1), c, h }, 'oklch')) ?? WHITE;
}
