import type { CustomerRow } from '@gulmohar/contract/admin/customer.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { Section } from '../components/section.tsx';
import { showToast } from '../components/toasts.ts';
import { useStaff } from '../session/session.queries.ts';
import { BarForm } from './bar-form.tsx';
import { type BarDialog, CashBarRow } from './cash-bar-row.tsx';
import { cashBarsQuery, refreshCashBars } from './customer.queries.ts';
import { ContestForm, LiftForm } from './told-bar-form.tsx';

/** Bars on cash on delivery: those of one customer, or all of them. */
export function CashBars({ customer }: { customer?: Pick<CustomerRow, 'userId' | 'name'> }) {
  const { may } = useStaff();
  const { data } = useSuspenseQuery(cashBarsQuery(customer?.userId));
  const [asked, setAsked] = useState<BarDialog>();

  async function done(text: string): Promise<void> {
    setAsked(undefined);
    showToast('success', text);
    await refreshCashBars();
  }

  return (
    <Section title="No cash on delivery">
      {data.bars.length === 0 ? (
        <p className="text-muted">{customer ? 'Cash on delivery is allowed.' : 'Nobody.'}</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {data.bars.map((bar) => (
            <CashBarRow key={bar.barId} bar={bar} onAsk={setAsked} />
          ))}
        </ul>
      )}
      {may('customers.block') && (
        <div className="mt-3">
          <Button look="quiet" onClick={() => setAsked({ kind: 'bar' })}>
            {customer ? 'Turn off cash on delivery' : 'Turn off cash on delivery for a phone number'}
          </Button>
        </div>
      )}
      <Dialog
        title={titleOf(asked, customer?.name)}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
      >
        {asked?.kind === 'bar' && <BarForm userId={customer?.userId} onDone={done} />}
        {asked?.kind === 'contest' && <ContestForm barId={asked.barId} onDone={done} />}
        {asked?.kind === 'lift' && <LiftForm barId={asked.barId} onDone={done} />}
      </Dialog>
    </Section>
  );
}

function titleOf(asked: BarDialog | undefined, name = 'a phone number'): string {
  if (asked?.kind === 'contest') return 'The buyer’s objection';
  return asked?.kind === 'lift' ? 'Allow cash on delivery again' : `Turn off cash on delivery for ${name}`;
}
