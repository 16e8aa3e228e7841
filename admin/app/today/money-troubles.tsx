import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';
import { whatsAppLink } from '../orders/whatsapp-link.ts';
import { useStaff } from '../session/session.queries.ts';
import { Disputes } from './disputes.tsx';
import { PaymentReviews } from './payment-reviews.tsx';
import { problemsQuery } from './today.queries.ts';
import { UnmatchedPayments } from './unmatched-payments.tsx';
import { WaitingRefunds } from './waiting-refunds.tsx';

const linkClass = 'inline-flex min-h-11 items-center text-link underline underline-offset-4';
const rowClass = 'flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1';

/** Failed payments, refunds that did not arrive, and disputes. */
export function MoneyProblems() {
  const { shopName } = useStaff();
  const { data } = useSuspenseQuery(problemsQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
      {data.reviews.length > 0 && <PaymentReviews reviews={data.reviews} />}
      {data.unmatched.length > 0 && <UnmatchedPayments payments={data.unmatched} />}
      <Section title="Failed payments in the last week">
        {data.payments.length === 0 && <p className="text-muted">No unresolved failed payments.</p>}
        <ul>
          {data.payments.map((payment) => (
            <li key={payment.checkoutId} className={rowClass}>
              <span>
                {payment.buyerName}, {formatRupees(payment.amount)}
                <span className="block text-sm text-muted">{showDateTime(payment.at)}</span>
              </span>
              <a
                className={linkClass}
                target="_blank"
                rel="noreferrer"
                href={whatsAppLink(
                  payment.phone,
                  `Namaste ${payment.buyerName}, your payment at ${shopName} did not go through. Can we help?`,
                )}
              >
                WhatsApp {payment.phone}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <WaitingRefunds />
      {data.disputes.length > 0 && <Disputes disputes={data.disputes} />}
    </div>
  );
}
