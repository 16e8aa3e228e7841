import type { listRelated, Product } from '@gulmohar/contract/catalogue/product.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { paths } from '../paths.ts';
import { type CardProduct, cardProducts } from '../product-card/card-product.ts';
import type { Route } from './+types/viewed-products';
import { readViewed } from './viewed.ts';

export type Viewed = {
  products: CardProduct[];
  /** What goes with the product that was opened last; empty unless it was asked for. */
  look: CardProduct[];
};

const related = addressOf<typeof listRelated>({ method: 'POST', path: '/product/related' });

/**
 * /products/viewed?look=…: the products opened last in this browser, as they are now; none if the shop does not
 * respond, because pages are complete without.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Viewed> {
  const ids = readViewed();
  const [productId] = ids;
  const wantsLook = new URL(request.url).searchParams.has('look');
  if (productId === undefined) return { products: [], look: [] };
  try {
    const [response, { complementary }] = await Promise.all([
      fetch(paths.cartProducts(ids), { signal: request.signal }),
      wantsLook ? browserApi(related, { body: { productId } }) : { complementary: [] },
    ]);
    const { products = [] }: { products?: Product[] } = await response.json();
    return { products: cardProducts(products), look: cardProducts(complementary) };
  } catch {
    return { products: [], look: [] };
  }
}

/** Never: what was opened does not change while a page is shown. */
export const shouldRevalidate = () => false;
