import { z } from 'zod';
import { optionalText } from '../values/text-field.ts';
import { fontPairNames } from './fonts.ts';
import { checkColours, colourSeeds } from './theme-colours.ts';

const NOT_A_DAY = 'Please enter a day';

/** A picture of the brand, made by the server from an upload. */
export const brandPicture = z.object({
  address: z.string().regex(/^\/pictures\/brand-[a-z]+\.[0-9a-f]{8}\/[\w-]+\.(?:webp|png|jpg)$/),
  width: z.int().min(1).max(5_000),
  height: z.int().min(1).max(5_000),
});
export type BrandPicture = z.output<typeof brandPicture>;

const picture = brandPicture.nullable();

export const pictureShapes = ['1:1', '4:5', '3:4', '2:3'] as const;
export type PictureShape = (typeof pictureShapes)[number];

const announcement = z
  .object({
    /** Nothing is announced if empty. */
    text: optionalText(120),
    to: z.union(
      [
        z.literal(''),
        z
          .string()
          .trim()
          .max(300)
          .regex(/^\/(?![/\\])\S*$/),
      ],
      'Please enter an address within the shop, such as /collection?category=Women',
    ),
    /** Days in India, both included; empty for no limit. */
    from: z.union([z.literal(''), z.iso.date()], NOT_A_DAY),
    until: z.union([z.literal(''), z.iso.date()], NOT_A_DAY),
  })
  .check(({ value, issues }) => {
    if (!value.from || !value.until || value.from <= value.until) return;
    issues.push({ code: 'custom', message: 'This is before the first day', path: ['until'], input: value });
  });
export type Announcement = z.output<typeof announcement>;

/** How the shop looks. Its colours come from three of the owner's (`theme-colours.ts`). */
export const theme = z.object({
  colours: colourSeeds.check(checkColours),
  fonts: z.enum(fontPairNames),
  corners: z.enum(['square', 'slight', 'round', 'very round']),
  buttons: z.enum(['filled', 'outline']),
  density: z.enum(['close', 'normal', 'wide']),
  pictures: z.object({
    shape: z.enum(pictureShapes),
    /** Whether pictures of another shape are cut, or shown whole on the ground. */
    fit: z.enum(['cut', 'whole']),
  }),
  cards: z.object({ hasSecondPicture: z.boolean(), hasSizes: z.boolean(), hasColours: z.boolean() }),
  header: z.object({ logo: z.enum(['left', 'middle']), showsName: z.boolean() }),
  announcement,
  hasSplash: z.boolean(),
  logo: picture,
  /** The logo on dark grounds; the other one is used if there is none. */
  darkLogo: picture,
  /** The square picture of the browser's tab and the phone's home screen. */
  mark: picture,
  share: picture,
});
export type Theme = z.output<typeof theme>;

/** The look that shops come with: `ui/src/tokens.css`, which no theme's style sheet follows. */
export const defaultTheme: Theme = {
  colours: { brand: '#c8371b', accent: '#f3b53f', link: '#1f2f5c', ground: 'warm', hasDark: true },
  fonts: 'tiro-mukta',
  corners: 'square',
  buttons: 'filled',
  density: 'normal',
  pictures: { shape: '3:4', fit: 'cut' },
  cards: { hasSecondPicture: true, hasSizes: true, hasColours: true },
  header: { logo: 'middle', showsName: true },
  announcement: { text: '', to: '', from: '', until: '' },
  hasSplash: true,
  logo: null,
  darkLogo: null,
  mark: null,
  share: null,
};
