import favicon from '../assets/favicon.svg?url';
import { paths } from '../paths.ts';
import { useShop } from './use-shop.ts';

/** The demo's icons, or the first letter of a shop's own name. */
export function BrandIcons() {
  if (useShop()?.brand !== 'demo') return <link rel="icon" type="image/svg+xml" href={paths.letterIcon()} />;
  return (
    <>
      <link rel="icon" sizes="16x16 32x32 48x48" href="/favicon.ico" />
      <link rel="icon" type="image/svg+xml" href={favicon} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}
