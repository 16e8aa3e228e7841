import { type CouponRow, switchCoupon } from '@gulmohar/contract/admin/coupon.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { refreshCoupons } from './coupon.queries.ts';

/** Ends a coupon after a question, or lets it run again. */
export function SwitchCoupon({ coupon: { couponId, code, isActive } }: { coupon: CouponRow }) {
  const [isAsking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: (wish: boolean) => deskApi(switchCoupon, { body: { couponId, isActive: wish } }),
    onSuccess: (_, wish) => {
      setAsking(false);
      showToast('success', wish ? `${code} runs again` : `${code} is ended`);
    },
    onError: (error, wish) => wish && showFailure(error),
    onSettled: refreshCoupons,
  });
  const close = () => {
    setAsking(false);
    change.reset();
  };
  return (
    <>
      {isActive ? (
        <Button look="secondary" onClick={() => setAsking(true)}>
          End now
        </Button>
      ) : (
        <Button look="secondary" onClick={() => change.mutate(true)} disabled={change.isPending}>
          Let it run again
        </Button>
      )}
      <ConfirmDialog
        title={`End ${code}?`}
        action="End it now"
        isOpen={isAsking}
        isBusy={change.isPending}
        failure={change.error}
        onConfirm={() => change.mutate(false)}
        onClose={close}
      >
        <p>Nobody can use it from now on. Who is paying at this moment keeps what was promised.</p>
      </ConfirmDialog>
    </>
  );
}
