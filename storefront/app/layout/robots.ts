import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { apiContext } from '../api/context.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/robots';

/**
 * Pages that are specific to a shopper, and the API. The cart page itself is not closed, so that crawlers can
 * read there that it is not to be indexed.
 */
const closed = [
  `${paths.cart()}/`,
  paths.placeOrder(),
  '/order-success',
  '/order-failure',
  '/verify',
  `${paths.giftCard()}/`,
  paths.login(),
  '/forgot-password',
  '/reset-password',
  paths.profile(),
  paths.orders(),
  paths.wishlist(),
  '/api/',
  '/admin',
  '/preview/',
  paths.offline(),
];

/** GET /robots.txt */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = await context.get(apiContext)(getShop);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${shop.url}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
