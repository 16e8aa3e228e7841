import {
  decidePayment,
  type PaymentDecision,
  type PaymentReview,
} from '@gulmohar/contract/admin/payment-review.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';
import { showToast } from '../components/toasts.ts';
import { problemsQuery } from './today.queries.ts';

const reasons: Record<PaymentReview['reason'], string> = {
  'ordered otherwise': 'The buyer has another order instead.',
  'draft cancelled': 'Its draft order had been cancelled.',
};

/** Payments that arrived although their buyers had ordered otherwise: an order, or the money back. */
export function PaymentReviews({ reviews }: { reviews: readonly PaymentReview[] }) {
  return (
    <div className="lg:col-span-2">
      <Section title="Payments to decide about">
        <ul>
          {reviews.map((review) => (
            <Review key={review.paymentId} review={review} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Review({ review }: { review: PaymentReview }) {
  const { paymentId, at, provider, reference, amount, buyerName, items, reason } = review;
  const decide = useMutation({
    mutationFn: (outcome: PaymentDecision) => adminApi(decidePayment, { body: { paymentId, outcome } }),
    onSuccess: (_, outcome) =>
      showToast('success', outcome === 'order' ? 'The order is placed' : 'The payment is being refunded'),
    onSettled: () => queryClient.invalidateQueries(problemsQuery),
  });
  return (
    <li className="border-b border-rule py-2">
      {buyerName} paid {formatRupees(amount)} for {items.join('; ')}. {reasons[reason]}
      <span className="block text-sm text-muted wrap-anywhere">
        {showDateTime(at)}, {provider} {reference}
      </span>
      <div className="flex flex-wrap gap-x-4">
        <Button variant="quiet" isBusy={decide.isPending} onClick={() => decide.mutate('order')}>
          Place the order
        </Button>
        <Button variant="quiet" isBusy={decide.isPending} onClick={() => decide.mutate('refund')}>
          Refund the payment
        </Button>
      </div>
      <FailureNote error={decide.error} />
    </li>
  );
}
