import { address } from '@gulmohar/contract/values/address.ts';
import type { z } from 'zod';

/** What the shopper fills in at the checkout: the delivery address, and whatever else the order may say. */
export const checkoutForm = address;
export type CheckoutForm = z.output<typeof checkoutForm>;

export const emptyForm: CheckoutForm = {
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  city: '',
  state: '',
  zipcode: '',
  country: 'India',
  phone: '',
};

/** Whether nothing that a parcel needs is left to be filled in. */
export function isDeliveryComplete(form: CheckoutForm): boolean {
  return address.keyof().options.every((field) => form[field] !== '');
}
