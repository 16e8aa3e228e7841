import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { apiContext } from '../api/context.ts';
import type { Route } from './+types/letter-icon';

/** GET /icon.svg: the first letter of the shop's name, in the colours of its buttons. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = await context.get(apiContext)(getShop);
  // Only letters and digits, so that nothing of the name is markup.
  const letter = /[\p{Letter}\p{Number}]/u.exec(shop.name)?.[0].toUpperCase() ?? '';
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="8" fill="${shop.look.brand}"/><text x="32" y="46" text-anchor="middle" font-family="Georgia,serif" font-size="40" fill="${shop.look.onBrand}">${letter}</text></svg>`;
  return new Response(icon, { headers: { 'content-type': 'image/svg+xml' } });
}
