import { MAX_SHOWN_CASH_PARCELS } from '@gulmohar/contract/admin/remittance.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { Section } from '../components/section.tsx';
import { ChoiceBar } from '../list/choice-bar.tsx';
import { CashParcels } from './cash-parcels.tsx';
import { ImportRemittance } from './import-remittance.tsx';
import { cashParcelsQuery } from './remittance.queries.ts';

/** Cash on delivery: the cash that couriers collected, and how much of it they transferred. */
export function RemittancePage() {
  const [search] = useSearchParams();
  const isOpen = search.get('show') !== 'all';
  const { data } = useSuspenseQuery(cashParcelsQuery(isOpen));
  const { collected, remitted } = data.sums;
  return (
    <>
      <PageHead
        title="Cash on delivery"
        note={`Collected ${formatRupees(collected)}, transferred ${formatRupees(remitted)}`}
      />
      <div className="grid gap-10">
        <div>
          <ChoiceBar
            label="Parcels"
            name="show"
            choices={[
              { value: 'open', label: 'To settle' },
              { value: 'all', label: `The last ${MAX_SHOWN_CASH_PARCELS}` },
            ]}
          />
          <CashParcels parcels={data.parcels} />
        </div>
        <Section title="Import a remittance file">
          <ImportRemittance />
        </Section>
      </div>
    </>
  );
}
