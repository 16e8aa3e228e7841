import { ApiError } from '@gulmohar/contract/api/client.ts';
import { getProduct } from '@gulmohar/contract/catalogue/product.ts';
import { MAX_CART_LINES } from '@gulmohar/contract/shop/shop-rules.ts';
import { apiContext } from '../api/context.ts';
import type { Route } from './+types/cart-products';

/** GET /cart/products?ids=a,b: the current data of a cart's products, without withdrawn ones. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const ids = new URL(request.url).searchParams.get('ids')?.split(',').filter(Boolean) ?? [];
  const products = await Promise.all(
    ids.slice(0, MAX_CART_LINES).map(async (productId) => {
      try {
        return (await api(getProduct, { body: { productId } })).product;
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return undefined;
        throw error;
      }
    }),
  );
  return { products: products.filter((product) => product !== undefined) };
}
