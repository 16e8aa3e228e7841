import type { Address } from '@gulmohar/contract/values/address.ts';

/** What the shopper fills in at the checkout: the delivery address, and whatever else the order may say. */
export type CheckoutForm = Address & {
  /** Whether the invoice is for a business; what is typed below counts only then. */
  hasGstin: boolean;
  gstin: string;
  businessName: string;
  /** Updates by WhatsApp or SMS, besides those by e-mail. */
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

/** Whether nothing that a parcel needs is left to be filled in. */
export function isDeliveryComplete(form: CheckoutForm): boolean {
  return addressFields.every((field) => form[field] !== '');
}
