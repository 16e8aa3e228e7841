import mukta from '@gulmohar/ui/fonts/mukta-english-400.woff2?url';
import tiro from '@gulmohar/ui/fonts/tiro-english-400.woff2?url';
import { useShop } from './use-shop.ts';

const GROUND = { light: '#fbf3e6', dark: '#171310' };

/** The style sheet of the owner's look, which comes after the pages' own; colours and fonts that it needs at once. */
export function BrandLook() {
  const { css, fonts, light, dark } = useShop()?.look ?? { css: '', fonts: [], ...GROUND };
  const shownFonts = fonts.length > 0 ? fonts : [mukta, tiro];
  return (
    <>
      <meta name="color-scheme" content={dark ? 'light dark' : 'light'} />
      <meta name="theme-color" content={light} media={dark && '(prefers-color-scheme: light)'} />
      {dark && <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />}
      {shownFonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {css && <link rel="stylesheet" href={css} />}
    </>
  );
}
