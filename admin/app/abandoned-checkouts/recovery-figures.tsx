import { type listAbandonedCheckouts, RECOVERY_DAYS } from '@gulmohar/contract/admin/abandoned-checkout.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { z } from 'zod';
import { Counts } from '../components/counts.tsx';

type Figures = z.output<typeof listAbandonedCheckouts.reply>['figures'];

/** What reminders brought back, step by step. */
export function RecoveryFigures({ figures }: { figures: Figures }) {
  const { abandoned, abandonedAmount, reminded, returned, recovered, recoveredAmount } = figures;
  const steps = [
    { label: 'Not finished', count: abandoned, note: formatRupees(abandonedAmount) },
    { label: 'Reminded', count: reminded },
    { label: 'Came back by the e-mail', count: returned },
    { label: 'Ordered within a week', count: recovered, note: formatRupees(recoveredAmount) },
  ];
  return (
    <section aria-label={`The last ${RECOVERY_DAYS} days`} className="mb-8">
      <h2 className="mb-3 font-display text-xl text-heading">The last {RECOVERY_DAYS} days</h2>
      <Counts counts={steps} className="lg:grid-cols-4" />
    </section>
  );
}
