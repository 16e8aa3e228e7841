import { splitName } from '@gulmohar/contract/sales/delivery-of.ts';
import { address } from '@gulmohar/contract/values/address.ts';
import { cutText } from '@gulmohar/contract/values/texts.ts';
import { z } from 'zod';
import type { DeliveryForm } from '../checkout/complete-order.ts';
import type { PaidOrderData } from './paid-order-data.ts';

const MAX_NAME_LENGTH = 121;
const name = z.string().min(1);

/**
 * The last name may be empty, because some people have one name, and the phone, which the buyer is asked for
 * afterwards.
 */
const deliverable = address.extend({
  name,
  firstName: name,
  lastName: z.string(),
  phone: z.literal('').or(address.shape.phone),
});

type Place = Omit<PaidOrderData['address'], 'phone'>;

/**
 * The address is taken from one source as a whole, so that streets and towns are never mixed.
 * @param known the checkout's own form or the buyer's profile; its texts may be empty
 * @returns undefined when the result is not deliverable
 */
export function completeDelivery(
  { address: given, buyer }: Pick<PaidOrderData, 'address' | 'buyer'>,
  known: DeliveryForm | undefined,
): DeliveryForm | undefined {
  const { email, phone } = address.shape;
  const places = [fillGaps(given, buyer), known];
  return deliverable.safeParse({
    ...places.find((place) => place && saysWhere(place)),
    ...(namesOf(buyer) ?? (known && namesOf(known))),
    email: valid(email, buyer.email) ?? known?.email,
    phone: valid(phone, buyer.phone) ?? valid(phone, given.phone) ?? known?.phone ?? '',
  }).data;
}

/** Skips empty texts, the usual case, because zod would build an error that nobody reads. */
function valid(field: z.ZodType<string>, text: string): string | undefined {
  return text === '' ? undefined : field.safeParse(text).data;
}

/** As it was opened; an order by phone may have no e-mail address. */
export function isDeliverable(form: DeliveryForm): boolean {
  return deliverable.extend({ email: z.literal('').or(deliverable.shape.email) }).safeParse(form).success;
}

function fillGaps(place: Place, form: Place): Place {
  return {
    street: place.street || form.street,
    city: place.city || form.city,
    state: place.state || form.state,
    zipcode: place.zipcode || form.zipcode,
    // The shop delivers to India only.
    country: place.country || form.country || 'India',
  };
}

/** Whether an address was entered. Ignores state and country, which are often preselected. */
function saysWhere({ street, city, zipcode }: Place): boolean {
  return [street, city, zipcode].some((text) => text !== '');
}

function namesOf(form: Pick<DeliveryForm, 'name' | 'firstName' | 'lastName'>) {
  const whole = form.name || `${form.firstName} ${form.lastName}`.trim();
  if (!whole) return undefined;
  const { firstName, lastName } = form.firstName ? form : splitName(whole);
  return {
    name: cutText(whole, MAX_NAME_LENGTH),
    firstName: cutText(firstName, MAX_NAME_LENGTH),
    lastName: cutText(lastName, MAX_NAME_LENGTH),
  };
}
