import {
  decidePayment,
  type PaymentDecision,
  type PaymentReview,
} from '@gulmohar/contract/admin/payment-review.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
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
  const decide = async (outcome: PaymentDecision) => {
    await adminApi(decidePayment, { body: { paymentId, outcome } });
    showToast('success', outcome === 'order' ? 'The order is placed' : 'The payment is being refunded');
    await queryClient.invalidateQueries(problemsQuery);
  };
  return (
    <li className="border-b border-rule py-2">
      {buyerName} paid {formatRupees(amount)} for {items.join('; ')}. {reasons[reason]}
      <span className="block text-sm text-muted wrap-anywhere">
        {showDateTime(at)}, {provider} {reference}
      </span>
      <div className="flex flex-wrap gap-x-4">
        <ConfirmButton
          label="Place the order"
          title="Place the order?"
          action="Place it"
          run={() => decide('order')}
        >
          {buyerName} gets {items.join('; ')}, besides anything else that they have ordered.
        </ConfirmButton>
        <ConfirmButton
          label="Refund the payment"
          title={`Refund ${formatRupees(amount)}?`}
          action="Refund it"
          run={() => decide('refund')}
        >
          {buyerName} gets the money back the way it was paid, and an e-mail about it.
        </ConfirmButton>
      </div>
    </li>
  );
}
