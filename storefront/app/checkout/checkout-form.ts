import type { Address } from '@gulmohar/contract/values/address.ts';

/** The shopper's input at checkout: the delivery address and optional details of the order. */
export type CheckoutForm = Address & {
  /** Whether the invoice is for a business; the fields below count only then. */
  hasGstin: boolean;
  gstin: string;
  businessName: string;
  /** Updates by WhatsApp or SMS, in addition to those by e-mail. */
  wantsMessages: boolean;
};

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
  wantsMessages: false,
};

const addressFields = Object.keys(emptyAddress) as (keyof Address)[];

/** Whether all fields needed for delivery are filled in. */
export function isDeliveryComplete(form: CheckoutForm): boolean {
  return addressFields.every((field) => form[field] !== '');
}
