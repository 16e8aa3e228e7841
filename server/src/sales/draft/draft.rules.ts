import type { DraftStatus } from '@gulmohar/contract/admin/draft.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { CheckoutStatus } from '../../platform/database/tables.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';

export type DraftSettings = Settings['drafts'];

export type Standing = {
  checkout_status: CheckoutStatus;
  link_url: string | null;
  cancelled_at: Date | null;
  order_id: string | null;
};

/** Its checkout comes first, so that a late payment that became an order counts here too. */
export function draftStatus({ checkout_status, link_url, cancelled_at, order_id }: Standing): DraftStatus {
  if (order_id) return 'placed';
  if (checkout_status === 'refunded') return 'refunded';
  if (cancelled_at) return 'cancelled';
  if (checkout_status !== 'open') return 'expired';
  return link_url ? 'link sent' : 'held';
}

const rejections: Record<DraftStatus, string> = {
  held: 'This draft has no payment link yet.',
  'link sent': 'A payment link has been sent. Please cancel the draft first.',
  expired: 'This draft has expired. Please save it again.',
  cancelled: 'This draft was cancelled. Please save it again.',
  placed: 'This draft has already been placed as an order.',
  refunded: 'The payment arrived too late and is being refunded. Please save the draft again.',
};

/** @throws ShopError STEP_NOT_POSSIBLE */
export function assertStatus(standing: Standing, ...allowed: DraftStatus[]): void {
  const status = draftStatus(standing);
  if (!allowed.includes(status)) throw new ShopError('STEP_NOT_POSSIBLE', rejections[status]);
}

/** @param mayExceed whether the owner's limit does not apply */
export function maxDiscount(
  subtotal: Paise,
  { maxDiscountPercent }: DraftSettings,
  mayExceed: boolean,
): Paise {
  return mayExceed ? subtotal : Math.floor((subtotal * maxDiscountPercent) / 100);
}

/** @throws ShopError INVALID_INPUT */
export function assertDiscount(discount: Paise, most: Paise): void {
  if (discount <= most) return;
  throw wrongField(
    'discount.amount',
    most > 0
      ? `The discount on these items can be at most ${formatRupees(most)}`
      : 'You are not allowed to give a discount',
  );
}
