import type { User } from '@gulmohar/contract/accounts/profile.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { CheckoutForm } from './checkout-form.ts';

type MessageChoiceProps = {
  form: UseFormReturn<CheckoutForm>;
  shop: Pick<Shop, 'name' | 'messageChannels'> | undefined;
  /** undefined for a guest. */
  profile: User | undefined;
};

/** Asks whether the buyer wants updates on the phone, unless the profile already says so. */
export function MessageChoice({ form, shop, profile }: MessageChoiceProps) {
  if (!shop || shop.messageChannels.length === 0 || profile?.preferences.smsUpdates) return null;
  return (
    <CheckField
      label={messages.wantMessages(shop.messageChannels)}
      hint={messages.wantMessagesHint(shop.name, shop.messageChannels, 'above')}
      {...form.register('wantsMessages')}
    />
  );
}
