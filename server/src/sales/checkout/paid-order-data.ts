import { type OrderData, orderItem } from '@gulmohar/contract/sales/checkout.ts';
import { MAX_CART_LINES } from '@gulmohar/contract/shop/shop-rules.ts';
import { address } from '@gulmohar/contract/values/address.ts';
import { cutText } from '@gulmohar/contract/values/texts.ts';
import { z } from 'zod';

/** Forms send numeric inputs as numbers, too. What is no text says nothing. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .transform((given) => given.trim())
  .catch('');

/** The same, cut to what the contract allows. */
function textLike({ maxLength }: z.ZodString) {
  return text.transform((given) => cutText(given, maxLength ?? given.length).trim());
}

const { street, city } = address.shape;

const place = z.object({
  street: textLike(street),
  city: textLike(city),
  state: text,
  zipcode: text,
  country: text,
});

const form = place.extend({ name: text, firstName: text, lastName: text, email: text, phone: text });

/** Every field of the contract's `orderData` is here. None may refuse: what makes no sense says nothing. */
const fields = {
  items: z.array(z.unknown()).nonempty().optional().catch(undefined),
  couponCode: z.string().trim().toUpperCase().nullable().optional().catch(undefined),
  address: place.catch(place.parse({})),
  guestInfo: form.catch(form.parse({})),
  /** Settled when the checkout was opened. */
  isGuest: z.unknown().optional(),
} satisfies Record<keyof OrderData, z.ZodType>;

const paidOrderData = z.object(fields);

const items = z.array(orderItem.omit({ name: true })).max(MAX_CART_LINES);

type PaidItem = z.output<typeof items>[number];

/** What verify-payment says that was paid for. Texts are empty where nothing is said. */
export type PaidOrderData = Omit<z.output<typeof paidOrderData>, 'items' | 'guestInfo' | 'isGuest'> & {
  /** Absent: nothing is said of them. */
  items: PaidItem[] | 'unreadable' | undefined;
  buyer: z.output<typeof form>;
};

/**
 * Reads verify-payment's `orderData`. The money has moved by now, so only what is sold may fail: a field that is missing
 * or of another type says nothing, as does an `orderData` that makes no sense at all, and a text that is too long is cut.
 * Lines are read strictly.
 */
export function readPaidOrderData(given: unknown): PaidOrderData {
  const { data = paidOrderData.parse({}) } = paidOrderData.safeParse(given);
  const { items: lines, guestInfo: buyer, isGuest: _, ...rest } = data;
  return { ...rest, buyer, items: lines && (items.safeParse(lines).data ?? 'unreadable') };
}
