import type { OrderItem, ShortLine } from '@gulmohar/contract/checkout.ts';
import { normaliseEmail } from '@gulmohar/contract/email.ts';

/** What of the catalogue a line refers to, as it is now. */
export type Offer = {
  variant_id: number;
  product_id: string;
  name: string;
  size: string | null;
  picture: string | null;
  unit_price: number;
  mrp: number | null;
  available: number;
};

export type Wanted = { item: OrderItem; offer: Offer | undefined };

/** Lines for the same product and size become one, so that no piece is counted twice. */
export function mergeLines(items: readonly OrderItem[]): OrderItem[] {
  const merged = new Map<string, OrderItem>();
  for (const item of items) {
    const key = JSON.stringify([item._id, item.size]);
    const earlier = merged.get(key);
    merged.set(key, earlier ? { ...earlier, quantity: earlier.quantity + item.quantity } : item);
  }
  return [...merged.values()];
}

/** The lines that cannot be bought as asked; a withdrawn product or unknown size has nothing available. */
export function findShortLines(wanted: readonly Wanted[]): ShortLine[] {
  return wanted.flatMap(({ item, offer }) => {
    const available = offer?.available ?? 0;
    if (available >= item.quantity) return [];
    return [
      { _id: item._id, name: offer?.name ?? item.name, size: item.size, requested: item.quantity, available },
    ];
  });
}

/** @param offers of these lines, in any order */
export function matchOffers(items: readonly OrderItem[], offers: readonly Offer[]): Wanted[] {
  return items.map((item) => ({
    item,
    offer: offers.find((offer) => offer.product_id === item._id && offer.size === item.size),
  }));
}

/** The guest behind a checkout: one open checkout for each e-mail address and phone number together. */
export function guestKey(buyer: { email: string; phone: string }): string {
  return `guest:${normaliseEmail(buyer.email)}:${buyer.phone}`;
}
