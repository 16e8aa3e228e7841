import { useSuspenseQuery } from '@tanstack/react-query';
import { Section } from '../components/section.tsx';
import { StuckRefund } from './stuck-refund.tsx';
import { anchors } from './tasks.ts';
import { problemsQuery } from './today.queries.ts';

/** Refunds that staff have to pay, that need a second person's approval, or that did not arrive. */
export function WaitingRefunds() {
  const { refunds, hasPayouts } = useSuspenseQuery(problemsQuery).data;
  return (
    <Section id={anchors.money} title="Refunds that did not arrive">
      {refunds.length === 0 && <p className="text-muted">None.</p>}
      <ul>
        {refunds.map((refund) => (
          <StuckRefund key={refund.refundId} refund={refund} hasPayouts={hasPayouts} />
        ))}
      </ul>
    </Section>
  );
}
