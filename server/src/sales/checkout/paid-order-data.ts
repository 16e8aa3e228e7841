import { orderItem } from '@gulmohar/contract/sales/checkout.ts';
import { MAX_CART_LINES } from '@gulmohar/contract/shop/shop-rules.ts';
import { address } from '@gulmohar/contract/values/address.ts';
import { z } from 'zod';
import { readLeniently, anyText as text, textLike } from './lenient.ts';
import { type KeptFields, keptFields } from './snapshot.ts';

const { street, city } = address.shape;

const place = z.object({
  street: textLike(street),
  city: textLike(city),
  state: text,
  zipcode: text,
  country: text,
});

const form = place.extend({ name: text, firstName: text, lastName: text, email: text, phone: text });

/** None of them may reject: invalid values count as missing. */
const paidOrderData = z.object({
  items: z.array(z.unknown()).nonempty().optional().catch(undefined),
  couponCode: z.string().trim().toUpperCase().nullable().optional().catch(undefined),
  address: place.catch(place.parse({})),
  guestInfo: form.catch(form.parse({})),
});

const items = z.array(orderItem.omit({ name: true })).max(MAX_CART_LINES);

type PaidItem = z.output<typeof items>[number];

/** What verify-payment says was paid for. Missing texts are empty. */
export type PaidOrderData = Omit<z.output<typeof paidOrderData>, 'items' | 'guestInfo'> & {
  /** Absent: not stated. */
  items: PaidItem[] | 'unreadable' | undefined;
  buyer: z.output<typeof form>;
  kept: KeptFields;
};

/**
 * Reads verify-payment's `orderData`. The money has been captured, so only the lines may fail: a field of another type
 * counts as missing, as does an `orderData` that makes no sense at all, and a text that is too long is cut.
 * Lines are read strictly.
 */
export function readPaidOrderData(given: unknown): PaidOrderData {
  // Nothing said is the usual case of a browser that leaves it to create-order: no refusal is written for nobody to read.
  const { data = paidOrderData.parse({}) } = paidOrderData.safeParse(given ?? {});
  const { items: lines, guestInfo: buyer, ...said } = data;
  return {
    ...said,
    buyer,
    items: lines && (items.safeParse(lines).data ?? 'unreadable'),
    kept: readLeniently(keptFields, given ?? {}),
  };
}
