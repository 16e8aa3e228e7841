import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import { listFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { listBestsellers, listLatest, listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { BESTSELLERS_ON_HOME } from '@gulmohar/contract/shop/shop-rules.ts';
import { type CardProduct, cardProduct } from '../product/card-product.ts';

const LATEST_ON_HOME = 8;

export type Home = {
  /** Both undefined when the call for them failed: the rest of the page works without, and the browser says so. */
  latest: CardProduct[] | undefined;
  bestsellers: CardProduct[] | undefined;
  slidePictures: (string | undefined)[];
  tiles: { category: string; picture: string | undefined }[];
};

/** Everything the home page shows. @throws ApiError when not even its categories can be loaded */
export async function loadHome(api: ApiClient): Promise<Home> {
  const [latest, best, filters] = await Promise.all([
    orUndefined(api(listLatest)),
    orUndefined(api(listBestsellers)),
    api(listFilters),
  ]);
  const categories = filters.filters.find(({ name }) => name === 'category')?.values ?? [];

  /** The picture of the best seller, or else the newest, of what fits. */
  async function picture(query: { category?: string; occasion?: string }): Promise<string | undefined> {
    const { products } = await api(listProducts, { query: { ...query, sort: 'bestseller', limit: '1' } });
    return products[0]?.image[0];
  }

  const [festive, set, ...tiles] = await Promise.all([
    picture({ category: 'Women', occasion: 'festive,wedding' }),
    picture({ category: 'Sets' }),
    ...categories.map(async ({ value }) => ({
      category: value,
      picture: await picture({ category: value }),
    })),
  ]);
  return {
    latest: latest?.products.slice(0, LATEST_ON_HOME).map(cardProduct),
    bestsellers: best?.bestsellers.slice(0, BESTSELLERS_ON_HOME).map(cardProduct),
    slidePictures: [best?.bestsellers[0]?.image[0], festive, set],
    tiles,
  };
}

function orUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  return call.catch(() => undefined);
}
