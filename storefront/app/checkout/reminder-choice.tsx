import type { User } from '@gulmohar/contract/accounts/profile.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { CheckoutForm } from './checkout-form.ts';

type ReminderChoiceProps = {
  form: UseFormReturn<CheckoutForm>;
  shop: Pick<Shop, 'remindsOfCheckouts'> | undefined;
  /** undefined for a guest. */
  profile: User | undefined;
};

/** Asks whether an e-mail may remind of this checkout, unless the newsletter of the account already says so. */
export function ReminderChoice({ form, shop, profile }: ReminderChoiceProps) {
  if (!shop?.remindsOfCheckouts || profile?.preferences.newsletter) return null;
  return <CheckField label={messages.remindMe} hint={messages.remindMeHint} {...form.register('remindMe')} />;
}
