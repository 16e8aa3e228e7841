import type { OrderItem, ShortLine } from '@gulmohar/contract/sales/checkout.ts';
import { normaliseEmail } from '@gulmohar/contract/values/email.ts';
import { isNoSize } from '@gulmohar/contract/values/size.ts';

/** The product and variant that a line refers to, as they are now. */
export type Offer = {
  variantId: number;
  productId: string;
  name: string;
  size: string | null;
  picture: string | null;
  unitPrice: number;
  mrp: number | null;
  /** What delivery charges a unit by; 0 where nobody has said. */
  grams: number;
  available: number;
};

type Variant = Pick<Offer, 'productId' | 'size'>;

export type Requested = { item: OrderItem; offer: Offer | undefined };

/** The lines that cannot be bought as requested; a withdrawn product or unknown size has nothing available. */
export function findShortLines(requested: readonly Requested[]): ShortLine[] {
  return requested.flatMap(({ item, offer }) => {
    const available = offer?.available ?? 0;
    if (available >= item.quantity) return [];
    return [
      { _id: item._id, name: offer?.name ?? item.name, size: item.size, requested: item.quantity, available },
    ];
  });
}

/**
 * Finds what each line refers to. Lines for the same variant are merged, however they name its size, so that no unit is
 * counted twice.
 * @param offers of these lines, in any order
 */
export function matchOffers<Known extends Variant>(
  items: readonly OrderItem[],
  offers: readonly Known[],
): { item: OrderItem; offer: Known | undefined }[] {
  const merged = new Map<string, { item: OrderItem; offer: Known | undefined }>();
  for (const item of items) {
    const offer = offers.find((one) => isMeant(one, item));
    const key = JSON.stringify([item._id, offer ? offer.size : item.size]);
    const quantity = item.quantity + (merged.get(key)?.item.quantity ?? 0);
    merged.set(key, { item: { ...item, quantity }, offer });
  }
  return [...merged.values()];
}

function isMeant(variant: Variant, { _id, size }: OrderItem): boolean {
  if (variant.productId !== _id) return false;
  return variant.size === null ? isNoSize(size) : variant.size === size;
}

/** The guest behind a checkout: one open checkout for each pair of e-mail address and phone number. */
export function guestKey(buyer: { email: string; phone: string }): string {
  return `guest:${normaliseEmail(buyer.email)}:${buyer.phone}`;
}

/** What the keys of drafts begin with: orders that the staff make for a buyer. */
export const DRAFT_KEY = 'draft:';

/** Stands for the buyer of a draft: one open checkout for each draft. */
export function draftKey(draftId: string): string {
  return DRAFT_KEY + draftId;
}
