import type { DemoProduct, GarmentName } from './types.ts';

/** The alternative texts of a product's pictures, in order: front, back, close-up and scale. */
export type PictureAlts = [front: string, back: string, close: string, scale: string];

/** How an item is displayed: garments without a wearer or on a dress form, cloth over a rod or folded, others as they are. */
const shownAs: Record<GarmentName, { front: string; back: string; scale: string }> = {
  kurti: worn('Side slits and sleeves'),
  'kurti-aline': worn('The flare below the waist'),
  'kurti-short': worn('Hip length'),
  anarkali: worn('Fitted bodice and full skirt to the ankle'),
  'kurti-set': worn('Kurti and trousers', 'Kurti and trousers'),
  'palazzo-set': worn('Kurti and palazzo', 'Kurti and palazzo'),
  'sharara-set': worn('Short kurti and flared sharara', 'Kurti and sharara'),
  frock: worn('Short sleeves and gathered skirt'),
  'lehenga-choli': worn('Choli and full lehenga'),
  'boys-kurta': worn('Kurta with stand collar, and pyjama', 'Kurta and pyjama'),
  saree: worn('Draped over its blouse: pleats at the waist, pallu over the shoulder', 'The saree'),
  dupatta: {
    front: 'Hung over a wooden rod, with both ends and the border',
    back: 'The other side of it on the rod',
    scale: 'Folded',
  },
  'suit-piece': {
    front: 'Unstitched cloth for kurta, bottom and dupatta, folded on each other',
    back: 'The folded stack from its other side',
    scale: 'The folded stack',
  },
  jutti: { front: 'The pair from above', back: 'The pair from behind and the side', scale: 'The pair' },
  potli: {
    front: 'Drawstring bag with its handle',
    back: 'The bag from above and the side',
    scale: 'The bag',
  },
  jhumka: { front: 'The pair hanging', back: 'The pair from the other side', scale: 'The pair' },
  bangles: {
    front: 'A stack of bangles, two leaning on it',
    back: 'The stack from above',
    scale: 'The stack',
  },
};

function worn(front: string, folded = 'The garment') {
  return { front, back: 'Seen from behind', scale: `${folded}, folded` };
}

/** Returns the alternative texts for people who cannot see the pictures. */
export function pictureAlts({ name, fabricFacts, picture }: DemoProduct): PictureAlts {
  const { front, back, scale } = shownAs[picture.garment];
  const { fabric, work } = fabricFacts;
  return [
    `${name}. ${front}. ${fabric}; ${work}`,
    `${name}. ${back}`,
    `${name}, close up: ${fabric}; ${work}`,
    `${name}. ${scale}, beside a measuring tape`,
  ];
}
