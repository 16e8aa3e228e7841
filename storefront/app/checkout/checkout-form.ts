import { business } from '@gulmohar/contract/sales/checkout.ts';
import { address } from '@gulmohar/contract/values/address.ts';
import { buyerGstin, gstinElsewhere, isGstinOfState } from '@gulmohar/contract/values/tax-numbers.ts';
import { z } from 'zod';

/** What the shopper fills in at the checkout: the delivery address, and whatever else the order may say. */
export const checkoutForm = address
  .extend({
    /** Whether the invoice is for a business; what is typed below counts only then. */
    hasGstin: z.boolean(),
    gstin: z.string(),
    businessName: z.string(),
    /** Updates by WhatsApp or SMS, besides those by e-mail. */
    wantsMessages: z.boolean(),
  })
  .superRefine(({ hasGstin, gstin, businessName, state }, { addIssue }) => {
    if (!hasGstin) return;
    const complain = (field: string, message: string | undefined) => {
      if (message) addIssue({ code: 'custom', path: [field], message });
    };
    const { data: written, error } = buyerGstin.safeParse(gstin);
    if (!written) complain('gstin', error?.issues[0]?.message);
    else if (state !== '' && !isGstinOfState(written, state))
      complain('gstin', gstinElsewhere(written, state));
    complain('businessName', business.shape.name.safeParse(businessName).error?.issues[0]?.message);
  });
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
  hasGstin: false,
  gstin: '',
  businessName: '',
  wantsMessages: false,
};

/** Whether nothing that a parcel needs is left to be filled in. */
export function isDeliveryComplete(form: CheckoutForm): boolean {
  return address.keyof().options.every((field) => form[field] !== '');
}
