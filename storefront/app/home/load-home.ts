import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import { getHome, type Home } from '@gulmohar/contract/catalogue/home.ts';
import { type CardProduct, cardProduct } from '../product/card-product.ts';

export type LoadedHome = Omit<Home, 'latest' | 'bestsellers'> & {
  /** Both undefined when they could not be loaded: the browser says so. */
  latest: CardProduct[] | undefined;
  bestsellers: CardProduct[] | undefined;
};

/** Everything the home page shows. @throws ApiError */
export async function loadHome(api: ApiClient): Promise<LoadedHome> {
  const { success: _, latest, bestsellers, ...home } = await api(getHome);
  return { ...home, latest: latest.map(cardProduct), bestsellers: bestsellers.map(cardProduct) };
}
