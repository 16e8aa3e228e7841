import type { Home, HomeLink, HomeTile } from '@gulmohar/contract/catalogue/home.ts';

/** A link into the catalogue with only the picture that is shown, because the data is sent with the page. */
export type PicturedLink = HomeLink & { picture: string | undefined };

export type PicturedMaker = Omit<Home['makers'][number], 'craft'> & { craft: PicturedLink | null };

/** Returns the makers, each with a close-up of the cloth that they make. */
export function picturedMakers(makers: Home['makers']): PicturedMaker[] {
  return makers.map((maker) => ({
    ...maker,
    craft: maker.craft && pictured(maker.craft, clothOf(maker.craft)),
  }));
}

export function pictured({ value, displayName, count }: HomeTile, picture: string | undefined): PicturedLink {
  return { value, displayName, count, picture };
}

/** Returns the picture that shows a product's cloth: the close-up, which follows front and back. */
export function clothOf({ image: [front, back, close] }: Pick<HomeTile, 'image'>): string | undefined {
  return close ?? back ?? front;
}
