import { billState, billTemplate, MAX_SHOWN_BILL_LINES } from '@gulmohar/contract/admin/courier-bill.ts';
import { courierLabels } from '@gulmohar/contract/admin/shipment.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { SelectField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { showMonth } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { Section } from '../components/section.tsx';
import { ChoiceBar } from '../list/choice-bar.tsx';
import { files } from '../paths.ts';
import { BillLines } from './bill-lines.tsx';
import { courierBillsQuery } from './courier-bills.queries.ts';
import { ImportBill } from './import-bill.tsx';

/** The couriers' charges for parcels, compared with what was actually sent. */
export function CourierBillsPage() {
  const [search, setSearch] = useSearchParams();
  const state = billState.safeParse(search.get('state') ?? 'dispute').data;
  const courier = billTemplate.safeParse(search.get('courier')).data;
  const month = search.get('month') ?? undefined;
  const filters = { ...(state && { state }), ...(courier && { courier }), ...(month && { month }) };
  const { lines, months } = useSuspenseQuery(courierBillsQuery(filters)).data;

  function choose(name: string, value: string): void {
    setSearch((now) => {
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    });
  }

  return (
    <>
      <PageHead title="Courier bills" note="What couriers charge, compared with what you shipped">
        <a href={files.courierCharges(filters)} download className={buttonClass('secondary')}>
          Export as CSV
        </a>
      </PageHead>
      <div className="grid gap-10">
        <div className="grid gap-4">
          <ChoiceBar
            label="Charges"
            name="state"
            choices={[
              { value: 'dispute', label: 'In dispute' },
              { value: 'agreed', label: 'Agreed' },
              { value: 'settled', label: 'Settled' },
              { value: 'all', label: `The last ${MAX_SHOWN_BILL_LINES}` },
            ]}
          />
          <div className="grid gap-x-6 sm:grid-cols-2 lg:max-w-xl">
            <SelectField
              label="Courier"
              value={courier ?? ''}
              onChange={(event) => choose('courier', event.target.value)}
            >
              <option value="">All</option>
              {Object.entries(courierLabels).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Month"
              value={month ?? ''}
              onChange={(event) => choose('month', event.target.value)}
            >
              <option value="">All</option>
              {months.map(({ month: value }) => (
                <option key={value} value={value}>
                  {showMonth(value)}
                </option>
              ))}
            </SelectField>
          </div>
          <BillLines lines={lines} />
        </div>
        {months.length > 0 && (
          <Section title="By month">
            <ul className="max-w-xl divide-y divide-rule border-y border-rule">
              {months.map(({ month: name, billed, disputed, parcels }) => (
                <li key={name} className="flex flex-wrap justify-between gap-x-4 py-2 tabular-nums">
                  <span>
                    {showMonth(name)}, {parcels === 1 ? '1 parcel' : `${parcels} parcels`}
                  </span>
                  <span>
                    {formatRupees(billed)}
                    {disputed > 0 && (
                      <span className="text-problem">, {formatRupees(disputed)} in dispute</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title="Import a statement">
          <ImportBill />
        </Section>
      </div>
    </>
  );
}
