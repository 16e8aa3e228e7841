import {
  type BillLine,
  type BillState,
  type ChargeKind,
  settleBillLine,
} from '@gulmohar/contract/admin/courier-bill.ts';
import { courierLabels } from '@gulmohar/contract/admin/shipment.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { adminApi } from '../api/admin-api.ts';
import { Badge } from '../components/badge.tsx';
import { DisputeButton } from '../components/dispute-button.tsx';
import { showDate } from '../components/india-time.ts';
import { type Column, ListTable, RowLink } from '../list/list-table.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { paths } from '../paths.ts';
import { refreshCourierBills } from './courier-bills.queries.ts';

const tones = { agreed: 'good', dispute: 'bad', settled: 'plain' } as const satisfies Record<
  BillState,
  string
>;

const kinds: Record<ChargeKind, string> = {
  forward: 'Freight',
  cod: 'Cash on delivery',
  rto: 'Return to origin (RTO)',
  return: 'Return pickup',
  weight: 'Extra weight',
  other: 'Other',
};

const columns: Column<BillLine>[] = [
  {
    head: 'Parcel',
    cell: ({ orderId, shortId, courier, trackingNumber, billedOn }) => (
      <>
        {orderId ? <RowLink to={paths.order(orderId)}>{shortId}</RowLink> : 'Not one of our parcels'}
        <SecondLine>
          {courierLabels[courier]} {trackingNumber}, {showDate(billedOn)}
        </SecondLine>
      </>
    ),
  },
  {
    head: 'Charge',
    cell: ({ kind, zone }) => (
      <>
        {kinds[kind]}
        {zone && <SecondLine>Zone {zone}</SecondLine>}
      </>
    ),
  },
  {
    head: 'Weight',
    cell: ({ sentGrams, enteredGrams, chargedGrams }) => (
      <>
        {chargedGrams === null ? '–' : `${chargedGrams} g charged`}
        <SecondLine>
          {[sentGrams !== null && `${sentGrams} g sent`, enteredGrams !== null && `${enteredGrams} g entered`]
            .filter(Boolean)
            .join(', ')}
        </SecondLine>
      </>
    ),
  },
  {
    head: 'Billed',
    isNumber: true,
    isNamedOnPhone: true,
    cell: ({ amount, expected }) => (
      <>
        {amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)}
        {expected !== null && <SecondLine>{formatRupees(expected)} expected</SecondLine>}
      </>
    ),
  },
  {
    head: 'State',
    cell: ({ state, finding }) => (
      <>
        <Badge tone={tones[state]}>{state}</Badge>
        {finding && <SecondLine>{finding}</SecondLine>}
      </>
    ),
  },
  { head: 'Courier', cell: (line) => <Settle charge={line} /> },
];

export function BillLines({ lines }: { lines: readonly BillLine[] }) {
  return (
    <ListTable
      caption="Courier charges"
      rows={lines}
      rowKey={({ billId, line, kind }) => `${billId} ${line} ${kind}`}
      columns={columns}
      empty="No charges."
    />
  );
}

function Settle({ charge: { billId, line, kind, state } }: { charge: BillLine }) {
  const isDisputed = state === 'dispute';
  const next = isDisputed ? ('settled' as const) : ('dispute' as const);
  return (
    <DisputeButton
      isDisputed={isDisputed}
      change={() => adminApi(settleBillLine, { body: { billId, line, kind, state: next } })}
      refresh={refreshCourierBills}
    />
  );
}
