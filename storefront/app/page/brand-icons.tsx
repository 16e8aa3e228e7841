import favicon from '../assets/favicon.svg?url';
import { paths } from '../paths.ts';
import { markSize } from './mark-size.ts';
import { useShop } from './use-shop.ts';

/** The owner's mark, or the demo's icons, or the first letter of a shop's own name. */
export function BrandIcons() {
  const { brand, look, picturesUrl = '' } = useShop() ?? {};
  if (look?.mark) {
    const mark = `${picturesUrl}${look.mark.address}`;
    return (
      <>
        <link rel="icon" type="image/png" sizes="48x48" href={markSize(mark, 48)} />
        <link rel="apple-touch-icon" href={markSize(mark, 180)} />
      </>
    );
  }
  if (brand !== 'demo') return <link rel="icon" type="image/svg+xml" href={paths.letterIcon()} />;
  return (
    <>
      <link rel="icon" sizes="16x16 32x32 48x48" href="/favicon.ico" />
      <link rel="icon" type="image/svg+xml" href={favicon} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}
