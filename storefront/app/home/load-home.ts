import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import { getHome, type Home, type HomeLink, type HomeTile } from '@gulmohar/contract/catalogue/home.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { type CardProduct, cardProducts } from '../product-card/card-product.ts';

/** A link into the catalogue with only the picture that is shown, because the data is sent with the page. */
export type PicturedLink = HomeLink & { picture: string | undefined };

type WithPicture<About extends { craft: HomeTile | null }> = Omit<About, 'craft'> & {
  craft: PicturedLink | null;
};

export type LoadedHome = Pick<Home, 'prices' | 'slidePictures'> & {
  /** Both undefined if the page's data could not be loaded; the page then says so. */
  latest: CardProduct[] | undefined;
  bestsellers: CardProduct[] | undefined;
  categories: PicturedLink[];
  crafts: PicturedLink[];
  occasions: PicturedLink[];
  story: WithPicture<NonNullable<Home['story']>> | null;
  makers: WithPicture<Home['makers'][number]>[];
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
    makers: home.makers.map((maker) => ({
      ...maker,
      craft: maker.craft && pictured(maker.craft, clothOf(maker.craft)),
    })),
  };
}

function pictured({ value, displayName, count }: HomeTile, picture: string | undefined): PicturedLink {
  return { value, displayName, count, picture };
}

/** Returns the picture that shows a product's cloth: the close-up, which follows front and back. */
function clothOf({ image: [front, back, close] }: HomeTile): string | undefined {
  return close ?? back ?? front;
}
