import type { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Link } from 'react-router';
import type { z } from 'zod';
import { showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';
import { paths } from '../paths.ts';

type Dispute = z.infer<typeof getMoneyProblems.reply>['disputes'][number];

/** Payments that buyers dispute at their bank; they are answered in the provider's dashboard. */
export function Disputes({ disputes }: { disputes: readonly Dispute[] }) {
  return (
    <Section title="Disputed payments">
      <ul>
        {disputes.map((dispute) => (
          <li
            key={dispute.disputeId}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-2"
          >
            <span>
              {formatRupees(dispute.amount)}, {stateOf(dispute)}
              <span className="block text-sm text-muted wrap-anywhere">
                {dispute.reason.replaceAll('_', ' ')}, {dispute.provider} {dispute.disputeId}
              </span>
            </span>
            {dispute.orderId && (
              <Link
                className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                to={paths.order(dispute.orderId)}
              >
                Order {dispute.shortId}
              </Link>
            )}
            {dispute.giftCardFor !== null && (
              <Link
                className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                to={paths.giftCards}
              >
                Gift card for {dispute.giftCardFor || 'somebody'}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function stateOf({ status, respondBy }: Dispute): string {
  if (status === 'lost') return 'lost: the bank took the money back';
  if (status === 'under_review') return 'under review at the bank';
  return respondBy ? `to be answered by ${showDateTime(respondBy)}` : 'to be answered';
}
