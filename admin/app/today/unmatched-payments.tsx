import type { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { z } from 'zod';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';

type Payment = z.infer<typeof getMoneyProblems.reply>['unmatched'][number];

/** Captured payments without an order, and how to repair or refund them. */
export function UnmatchedPayments({ payments }: { payments: readonly Payment[] }) {
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  return (
    <div className="lg:col-span-2">
      <Section title="Money without an order">
        <p className="mb-2">
          <Badge tone="bad">{formatRupees(sum)}</Badge> was paid, but the orders are missing here. Whoever
          runs the shop’s server can repair this with <code>npm run shop -- doctor --repair</code>, which
          first shows what it would do.
        </p>
        <ul>
          {payments.map(({ provider, paymentId, amount, at, hasCheckout }) => (
            <li key={`${provider} ${paymentId}`} className="border-b border-rule py-2">
              {formatRupees(amount)}, {hasCheckout ? 'can become an order' : 'will be refunded'}
              <span className="block text-sm text-muted wrap-anywhere">
                {showDateTime(at)}, {provider} {paymentId}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
