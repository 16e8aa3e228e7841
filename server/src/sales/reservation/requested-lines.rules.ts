import type { OrderItem, ShortLine } from '@gulmohar/contract/sales/checkout.ts';
import { isNoSize } from '@gulmohar/contract/values/size.ts';

export type Offer = {
  variantId: number;
  productId: string;
  name: string;
  size: string | null;
  picture: string | null;
  unitPrice: number;
  mrp: number | null;
  /** The chargeable weight of one unit; 0 when unknown. */
  grams: number;
  available: number;
};

type Variant = Pick<Offer, 'productId' | 'size'>;

export type Requested = { item: OrderItem; offer: Offer | undefined };

/** A withdrawn product or unknown size has no units available. */
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
 * Lines for the same variant are merged, however they name its size, so that no unit is counted twice.
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
