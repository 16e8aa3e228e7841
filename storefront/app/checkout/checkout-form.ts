import type { Address } from '@gulmohar/contract/values/address.ts';
import type { z } from 'zod';
import type { checkoutForm } from './checkout-schema.ts';

/** The shopper's input at checkout: the delivery address and optional details of the order. */
export type CheckoutForm = z.output<typeof checkoutForm>;

const emptyAddress: Address = {
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

export const emptyForm: CheckoutForm = {
  ...emptyAddress,
  hasGstin: false,
  gstin: '',
  businessName: '',
  isGift: false,
  giftFrom: '',
  giftNote: '',
  giftWrap: false,
  wantsMessages: false,
  remindMe: false,
};

const addressFields = Object.keys(emptyAddress) as (keyof Address)[];

/** Whether all fields needed for delivery are filled in. */
export function isDeliveryComplete(form: CheckoutForm): boolean {
  return addressFields.every((field) => form[field] !== '');
}
