import { approvePayout, type ShownPayoutState, withdrawPayout } from '@gulmohar/contract/admin/payout.ts';
import { refundHint, type StuckRefund as StuckRefundData } from '@gulmohar/contract/admin/stuck-refund.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { RefundByHand } from './refund-by-hand.tsx';
import { RefundByPayout } from './refund-by-payout.tsx';
import { SettleRefund } from './settle-refund.tsx';
import { problemsQuery } from './today.queries.ts';

/** A refund that did not arrive. It is paid, marked as made or given up here. */
export function StuckRefund({ refund, hasPayouts }: { refund: StuckRefundData; hasPayouts: boolean }) {
  const { may } = useStaff();
  const { payout } = refund;
  const isCash = refund.provider === CASH_ON_DELIVERY;
  return (
    <li className="grid gap-1 border-b border-rule py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span>
          {formatRupees(refund.amount)}, {stateOf(refund)}
          <span className="block text-sm text-muted">{showDateTime(refund.at)}</span>
        </span>
        {refund.orderId && (
          <Link
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            to={paths.order(refund.orderId)}
          >
            Order {refund.shortId}
          </Link>
        )}
      </div>
      {refund.refusal && (
        <p className="text-sm wrap-anywhere">
          <span className="block text-problem">{refund.refusal}</span>
          {refundHint(refund.refusal)}
        </p>
      )}
      {payout && (
        <p className="text-sm wrap-anywhere">
          Payout {payout.attempt} to {payout.payee}: {payoutLabels[payout.state]}
          {payout.problem && <span className="block text-problem">{payout.problem}</span>}
        </p>
      )}
      {may('orders.refund') && (
        <>
          {payout?.state === 'approval' && <Approval payoutId={payout.payoutId} askedBy={payout.askedBy} />}
          {refund.status === 'manual' && (
            <div className="grid justify-items-start gap-3">
              {isCash && hasPayouts && <RefundByPayout refund={refund} />}
              <RefundByHand refundId={refund.refundId} isCash={isCash} />
            </div>
          )}
          {refund.canBeSettled && <SettleRefund refund={refund} />}
        </>
      )}
    </li>
  );
}

function Approval({ payoutId, askedBy }: { payoutId: string; askedBy: string }) {
  const onSettled = () => queryClient.invalidateQueries(problemsQuery);
  const approve = useMutation({
    mutationFn: () => adminApi(approvePayout, { body: { payoutId } }),
    onSettled,
  });
  const withdraw = useMutation({
    mutationFn: () => adminApi(withdrawPayout, { body: { payoutId } }),
    onSettled,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <span className="text-sm text-muted">Requested by {askedBy}</span>
      <Button variant="quiet" isBusy={approve.isPending} onClick={() => approve.mutate()}>
        Approve and pay
      </Button>
      <Button variant="quiet" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Withdraw
      </Button>
      <FailureNote error={approve.error ?? withdraw.error} />
    </div>
  );
}

const payoutLabels: Record<ShownPayoutState, string> = {
  approval: 'needs approval by a second person',
  asked: 'asking RazorpayX',
  pending: 'waiting for approval at RazorpayX',
  queued: 'waiting for money in the RazorpayX account',
  scheduled: 'scheduled at RazorpayX',
  processing: 'on its way',
  processed: 'paid',
  reversed: 'sent back by the buyer’s bank',
  cancelled: 'cancelled at RazorpayX',
  rejected: 'rejected at RazorpayX',
  failed: 'failed, nothing was paid',
  withdrawn: 'withdrawn',
};

function stateOf({ status, provider, paymentId, payout, origin, refusal }: StuckRefundData): string {
  const providerName = names[provider] ?? provider;
  if (status === 'manual' && provider === CASH_ON_DELIVERY) {
    return payout ? 'to be paid again' : 'paid in cash: ask the buyer for a UPI id or bank account';
  }
  if (status === 'manual') return `to be made in the ${providerName} dashboard: payment ${paymentId}`;
  if (payout) return 'being paid out';
  const state = status === 'failed' ? 'failed' : refusal ? 'refused' : 'not completed yet';
  return origin === 'provider' ? `made in the ${providerName} dashboard: ${state}` : state;
}

const names: Record<string, string> = { razorpay: 'Razorpay', stripe: 'Stripe', sabpaisa: 'SabPaisa' };
