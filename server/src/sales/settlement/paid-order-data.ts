import { orderItem } from '@gulmohar/contract/sales/checkout.ts';
import { MAX_CART_LINES } from '@gulmohar/contract/shop/shop-rules.ts';
import { address } from '@gulmohar/contract/values/address.ts';
import { z } from 'zod';
import { type OrderFields, orderFields } from '../checkout/snapshot.ts';
import { readLeniently, anyText as text, textLike } from './lenient.ts';

const { street, city } = address.shape;

const place = z.object({
  street: textLike(street),
  city: textLike(city),
  state: text,
  zipcode: text,
  country: text,
  phone: text,
});

const form = place.extend({ name: text, firstName: text, lastName: text, email: text });

/** No field may cause a rejection, so invalid values count as missing. */
const paidOrderData = z.object({
  items: z.array(z.unknown()).nonempty().optional().catch(undefined),
  couponCode: z.string().trim().toUpperCase().nullable().optional().catch(undefined),
  address: place.catch(place.parse({})),
  guestInfo: form.catch(form.parse({})),
});

const items = z.array(orderItem.omit({ name: true, advisedSize: true })).max(MAX_CART_LINES);

type PaidItem = z.output<typeof items>[number];

export type PaidOrderData = Omit<z.output<typeof paidOrderData>, 'items' | 'guestInfo'> & {
  /** undefined when not stated. */
  items: PaidItem[] | 'unreadable' | undefined;
  buyer: z.output<typeof form>;
  orderFields: OrderFields;
};

/**
 * Since the payment has been captured, only the lines are read strictly: fields of a wrong type count as
 * missing, and texts that are too long are cut.
 */
export function readPaidOrderData(given: unknown): PaidOrderData {
  // Omitting orderData is usual for browsers that rely on create-order. The default avoids building an error
  // that nobody reads.
  const { data = paidOrderData.parse({}) } = paidOrderData.safeParse(given ?? {});
  const { items: lines, guestInfo: buyer, ...others } = data;
  return {
    ...others,
    buyer,
    items: lines && (items.safeParse(lines).data ?? 'unreadable'),
    orderFields: readLeniently(orderFields, given ?? {}),
  };
}
