import { orderItem } from '@gulmohar/contract/sales/checkout.ts';
import { MAX_CART_LINES } from '@gulmohar/contract/shop/shop-rules.ts';
import { z } from 'zod';

/** Forms send numeric inputs as numbers, too. What is no text says nothing. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .transform((given) => given.trim())
  .catch('');

const place = z.object({ street: text, city: text, state: text, zipcode: text, country: text });
const NOWHERE = place.parse({});

const form = place.extend({ name: text, firstName: text, lastName: text, email: text, phone: text });
const NOBODY = form.parse({});

const paidOrderData = z.object({
  items: z.array(z.unknown()).nonempty().optional().catch(undefined),
  couponCode: z.string().trim().toUpperCase().nullable().optional().catch(undefined),
  address: place.catch(NOWHERE),
  guestInfo: form.catch(NOBODY),
});

const items = z.array(orderItem.omit({ name: true })).max(MAX_CART_LINES);

type PaidItem = z.output<typeof items>[number];

/** What verify-payment says that was paid for. Texts are empty where nothing is said. */
export type PaidOrderData = Omit<z.output<typeof paidOrderData>, 'items'> & {
  /** Absent: nothing is said of them. */
  items: PaidItem[] | 'unreadable' | undefined;
};

/**
 * Reads verify-payment's `orderData`. The money has moved by now, so only what is sold may fail: a field that is missing,
 * too long or of another type says nothing, as does an `orderData` that makes no sense at all. Lines are read strictly.
 */
export function readPaidOrderData(given: unknown): PaidOrderData {
  const { data } = paidOrderData.safeParse(given);
  if (!data) return { items: undefined, couponCode: undefined, address: NOWHERE, guestInfo: NOBODY };
  return { ...data, items: data.items && (items.safeParse(data.items).data ?? 'unreadable') };
}
