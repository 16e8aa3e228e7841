import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { apiContext } from '../api/context.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/web-manifest';

const demoIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** GET /site.webmanifest: how the shop appears on a phone's home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = await context.get(apiContext)(getShop);
  const letter = { src: paths.letterIcon(), sizes: 'any', type: 'image/svg+xml' };
  const manifest = {
    name: shop.name,
    short_name: shop.name,
    start_url: paths.home(),
    display: 'minimal-ui',
    background_color: '#fbf3e6',
    theme_color: '#fbf3e6',
    icons: shop.brand === 'demo' ? demoIcons : [letter],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
