import { getShop, type Shop } from '@gulmohar/contract/shop/shop.ts';
import { apiContext } from '../api/context.ts';
import { markSize } from '../page/mark-size.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/web-manifest';

const demoIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

function iconsOf({ brand, look, picturesUrl }: Shop) {
  if (look.mark) {
    const mark = `${picturesUrl}${look.mark.address}`;
    return demoIcons.map(({ src, ...icon }) => ({
      ...icon,
      src: markSize(mark, src.includes('maskable') ? 'maskable' : icon.sizes === '192x192' ? 192 : 512),
    }));
  }
  return brand === 'demo' ? demoIcons : [{ src: paths.letterIcon(), sizes: 'any', type: 'image/svg+xml' }];
}

/** GET /site.webmanifest: how the shop appears on a phone's home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = await context.get(apiContext)(getShop);
  const manifest = {
    name: shop.name,
    short_name: shop.name,
    start_url: paths.home(),
    display: 'minimal-ui',
    background_color: shop.look.light,
    theme_color: shop.look.light,
    icons: iconsOf(shop),
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
