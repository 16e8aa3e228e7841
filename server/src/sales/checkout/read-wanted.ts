import { orderItem } from '@gulmohar/contract/sales/checkout.ts';
import { MAX_CART_LINES } from '@gulmohar/contract/shop/shop-rules.ts';
import { address } from '@gulmohar/contract/values/address.ts';
import { z } from 'zod';

/** What says who wants what, and nothing else of a purchase. */
const wanted = z.object({
  orderData: z.object({
    items: z.array(orderItem.omit({ name: true })).max(MAX_CART_LINES),
    guestInfo: address.pick({ email: true, phone: true }).nullish(),
  }),
});

type Wanted = { items: WantedItem[]; buyer: { email: string; phone: string } | undefined };
export type WantedItem = z.output<typeof wanted>['orderData']['items'][number];

/**
 * Reads of a purchase that has not been parsed yet who wants what, as parsing would.
 * @returns undefined where it does not say so: parsing will tell what is wrong
 */
export function readWanted(body: unknown): Wanted | undefined {
  const { data } = wanted.safeParse(body);
  return data && { items: data.orderData.items, buyer: data.orderData.guestInfo ?? undefined };
}
