import { type CouponRow, switchCoupon } from '@gulmohar/contract/admin/coupon.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { showToast } from '../components/toasts.ts';
import { refreshCoupons } from './coupon.queries.ts';

/** Ends or resumes a coupon. Asks for confirmation, because the change affects shoppers at once. */
export function SwitchCoupon({ coupon: { couponId, code, isActive } }: { coupon: CouponRow }) {
  async function change(requested: boolean): Promise<void> {
    try {
      await adminApi(switchCoupon, { body: { couponId, isActive: requested } });
      showToast('success', requested ? `${code} is active again` : `${code} ended`);
    } finally {
      await refreshCoupons();
    }
  }

  return isActive ? (
    <ConfirmButton
      variant="secondary"
      label="End now"
      title={`End ${code}?`}
      action="End it now"
      run={() => change(false)}
    >
      <p>Nobody can use it from now on. Shoppers already at the payment keep their discount.</p>
    </ConfirmButton>
  ) : (
    <ConfirmButton
      variant="secondary"
      label="Reactivate"
      title={`Reactivate ${code}?`}
      action="Reactivate it"
      run={() => change(true)}
    >
      <p>Shoppers can use it from now on, within its dates and limits.</p>
    </ConfirmButton>
  );
}
