import { splitName } from '@gulmohar/contract/sales/delivery-of.ts';
import { address } from '@gulmohar/contract/values/address.ts';
import { cutText } from '@gulmohar/contract/values/texts.ts';
import { z } from 'zod';
import type { DeliveryForm } from './complete-order.ts';
import type { PaidOrderData } from './paid-order-data.ts';

const MAX_NAME_LENGTH = 121;
const name = z.string().min(1);

/** What a parcel needs; some people have only one name. */
const deliverable = address.extend({ name, firstName: name, lastName: z.string() });

type Place = PaidOrderData['address'];

/**
 * Fills in what the browser left out of the delivery form. The address is taken from one source as a whole, so no
 * parcel goes to the street of one and the town of another.
 * @param known of the buyer: the checkout's own form or the profile's; its texts may be empty
 * @returns undefined when the result cannot be delivered to
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
    phone: valid(phone, buyer.phone) ?? known?.phone,
  }).data;
}

/** Of an empty text, which is the usual one, zod would write a refusal that nobody reads. */
function valid(field: z.ZodType<string>, text: string): string | undefined {
  return text === '' ? undefined : field.safeParse(text).data;
}

export function isDeliverable(form: DeliveryForm): boolean {
  return deliverable.safeParse(form).success;
}

/** The form has the address, too. */
function fillGaps(place: Place, form: Place): Place {
  return {
    street: place.street || form.street,
    city: place.city || form.city,
    state: place.state || form.state,
    zipcode: place.zipcode || form.zipcode,
    // We deliver nowhere else.
    country: place.country || form.country || 'India',
  };
}

/** State and country are often preselected. */
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
