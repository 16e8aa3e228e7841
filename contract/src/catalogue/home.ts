import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { product } from './product.ts';

const homeLink = z.object({ value: z.string(), displayName: z.string(), count: z.int().positive() });
export type HomeLink = z.infer<typeof homeLink>;

/** A link with the pictures of one product that has the value; no product appears twice on the page. */
const homeTile = homeLink.extend({ image: z.array(z.string()) });
export type HomeTile = z.infer<typeof homeTile>;

/** A craft with one product's pictures; null if no craft is given, or no product on sale has it. */
const aboutCraft = { craft: homeTile.nullable() };

export const getHome = endpoint({
  method: 'GET',
  path: '/home',
  summary:
    'The home page’s content: best sellers, newest products, links into the catalogue and the owner’s sections; no product appears twice',
  query: nothing,
  body: nothing,
  reply: success({
    bestsellers: z.array(product),
    latest: z.array(product),
    categories: z.array(homeTile),
    crafts: z.array(homeTile),
    occasions: z.array(homeTile),
    /** Price limits in rupees, ascending, with the number of products up to each. */
    prices: z.array(z.object({ upTo: z.int().positive(), count: z.int().positive() })),
    story: z.object({ title: z.string(), text: z.string(), ...aboutCraft }).nullable(),
    makers: z.array(z.object({ name: z.string(), town: z.string(), text: z.string(), ...aboutCraft })),
    /** For each built-in slide, in a shop without pictures of its own. */
    slidePictures: z.array(z.string()),
  }),
});
export type Home = Omit<z.output<typeof getHome.reply>, 'success'>;
