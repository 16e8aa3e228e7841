import { orderItem } from '@gulmohar/contract/sales/checkout.ts';
import { MAX_CART_LINES } from '@gulmohar/contract/shop/shop-rules.ts';
import { address } from '@gulmohar/contract/values/address.ts';
import { z } from 'zod';

/** The buyer and the items of a purchase, without the rest. */
const wanted = z.object({
  orderData: z.object({
    items: z.array(orderItem.omit({ name: true })).max(MAX_CART_LINES),
    guestInfo: address.pick({ email: true, phone: true }).nullish(),
  }),
});

type Wanted = { items: WantedItem[]; buyer: { email: string; phone: string } | undefined };
export type WantedItem = z.output<typeof wanted>['orderData']['items'][number];

/**
 * Reads buyer and items from a purchase that has not been parsed yet, with the same result as parsing.
 * @returns undefined when they are missing or invalid; parsing will report the problem
 */
export function readWanted(body: unknown): Wanted | undefined {
  const { data } = wanted.safeParse(body);
  return data && { items: data.orderData.items, buyer: data.orderData.guestInfo ?? undefined };
}
