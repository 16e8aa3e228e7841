import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { lazy, Suspense } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useShop } from '../page/use-shop.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { CheckoutForm } from './checkout-form.ts';

const GiftDetails = lazy(async () => ({ default: (await import('./gift-details.tsx')).GiftDetails }));
const BusinessDetails = lazy(async () => ({
  default: (await import('./business-details.tsx')).BusinessDetails,
}));

/** A present for somebody else, gift wrap, and an invoice for a business: their fields are loaded once they are ticked. */
export function OptionalFields({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const shop = useShop();
  const [isGift, hasGstin] = useWatch({ control: form.control, name: ['isGift', 'hasGstin'] });
  return (
    <>
      <div>
        <CheckField label={messages.isGift} {...form.register('isGift')} />
        <Suspense>{isGift && <GiftDetails form={form} />}</Suspense>
      </div>
      {shop?.giftWrapPrice && (
        <CheckField
          label={messages.giftWrap(formatRupees(shop.giftWrapPrice))}
          hint={messages.giftWrapHint}
          {...form.register('giftWrap')}
        />
      )}
      {shop?.legal.registration !== 'none' && (
        <div>
          <CheckField
            label={messages.haveGstin}
            hint={messages.haveGstinHint}
            {...form.register('hasGstin')}
          />
          <Suspense>{hasGstin && <BusinessDetails form={form} />}</Suspense>
        </div>
      )}
    </>
  );
}
