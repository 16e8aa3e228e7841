import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { use } from 'react';
import { benefitOf } from './benefit-of.ts';
import { couponMessages as messages } from './coupon.messages.ts';
import type { CouponState } from './use-coupon.ts';

type Props = { coupon: CouponState; available: Promise<Coupon[]> };

export function AvailableCoupons({ coupon: { applied, apply, isBusy }, available }: Props) {
  const others = use(available).filter(({ code }) => code !== applied?.code);
  return (
    <>
      {others.length === 0 && <p className="pb-3 text-muted">{messages.none}</p>}
      <ul className="grid gap-3 pb-4">
        {others.map((offer) => (
          <li key={offer.code} className="flex items-center justify-between gap-4">
            <p className="text-sm">
              <strong className="mb-1 inline-block border border-dashed border-muted px-1.5 py-0.5 font-semibold tracking-wider">
                {offer.code}
              </strong>{' '}
              {offer.description}
              {offer.eligible && <span className="block text-success">{benefitOf(offer)}</span>}
              {offer.validUntil && (
                <span className="text-muted"> {messages.until(dayOf(offer.validUntil))}</span>
              )}
              {offer.reason && <span className="block text-muted">{offer.reason}</span>}
            </p>
            {offer.eligible && (
              <Button
                variant="quiet"
                className="shrink-0"
                isBusy={isBusy}
                aria-label={messages.use(offer.code)}
                onClick={() => apply(offer.code)}
              >
                {messages.apply}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });

function dayOf(instant: string): string {
  return day.format(new Date(instant));
}
