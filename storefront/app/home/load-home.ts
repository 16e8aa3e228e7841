import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import { getHome, type Home } from '@gulmohar/contract/catalogue/home.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import {
  clothOf,
  type PicturedLink,
  type PicturedMaker,
  pictured,
  picturedMakers,
} from '../makers/pictured-makers.ts';
import { type CardProduct, cardProducts } from '../product-card/card-product.ts';

export type LoadedHome = Pick<Home, 'prices' | 'slidePictures'> & {
  /** Both undefined if the page's data could not be loaded; the page then says so. */
  latest: CardProduct[] | undefined;
  bestsellers: CardProduct[] | undefined;
  categories: PicturedLink[];
  crafts: PicturedLink[];
  occasions: PicturedLink[];
  story: (Omit<NonNullable<Home['story']>, 'craft'> & { craft: PicturedLink | null }) | null;
  makers: PicturedMaker[];
};

/** Loads all data of the home page. @throws ApiError */
export async function loadHome(api: ApiClient): Promise<LoadedHome> {
  const [home, { shop }] = await Promise.all([api(getHome), api(getShop)]);
  const { prices, slidePictures, story } = home;
  return {
    prices,
    slidePictures,
    latest: cardProducts(home.latest),
    bestsellers: cardProducts(home.bestsellers),
    categories: home.categories.map((tile) =>
      pictured(tile, shop.pictures.categories[tile.value] ?? tile.image[0]),
    ),
    crafts: home.crafts.map((tile) => pictured(tile, clothOf(tile))),
    occasions: home.occasions.map((tile) => pictured(tile, tile.image[0])),
    story: story && {
      ...story,
      craft: story.craft && pictured(story.craft, clothOf(story.craft)),
    },
    makers: picturedMakers(home.makers),
  };
}
