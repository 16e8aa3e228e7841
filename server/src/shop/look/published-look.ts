import { createHash } from 'node:crypto';
import type { Look } from '@gulmohar/contract/shop/shop.ts';
import type { Tokens } from '@gulmohar/contract/site/contrast.ts';
import { type Announcement, defaultTheme, type Theme } from '@gulmohar/contract/site/theme.ts';
import { darkTokens, lightTokens } from '@gulmohar/contract/site/theme-colours.ts';
import { themeCss, themeFonts } from '@gulmohar/contract/site/theme-css.ts';
import { dayInIndia } from '@gulmohar/contract/values/day-in-india.ts';

/** A theme with what follows from it. */
export type PublishedLook = {
  theme: Theme;
  light: Tokens;
  dark: Tokens;
  /** The style sheet; empty for the look that shops come with, which is in the pages' own. */
  css: string;
  cssAddress: string;
};

/** @param theme undefined for the look that shops come with */
export function publishedLook(theme: Theme | undefined): PublishedLook {
  const { colours } = theme ?? defaultTheme;
  const css = theme ? themeCss(theme) : '';
  return {
    theme: theme ?? defaultTheme,
    light: lightTokens(colours),
    dark: darkTokens(colours),
    css,
    cssAddress: css && `/brand/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`,
  };
}

export function presentLook({ theme, light, dark, cssAddress }: PublishedLook, now = new Date()): Look {
  const { logo, darkLogo, mark, header, cards, hasSplash } = theme;
  return {
    css: cssAddress,
    fonts: themeFonts(theme),
    light: light.ground,
    dark: theme.colours.hasDark ? dark.ground : '',
    brand: light.primary,
    onBrand: light['on-primary'],
    heading: light.heading,
    logo,
    darkLogo,
    mark,
    header,
    cards,
    announcement: announcedOn(theme.announcement, dayInIndia(now)),
    hasSplash,
  };
}

/** @param day such as `2026-11-28` */
function announcedOn({ text, to, from, until }: Announcement, day: string): Look['announcement'] {
  const isNow = text !== '' && (from === '' || from <= day) && (until === '' || day <= until);
  return isNow ? { text, to } : null;
}
