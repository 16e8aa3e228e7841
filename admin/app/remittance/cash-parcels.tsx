import { type CashParcel, disputeParcel, type RemittanceState } from '@gulmohar/contract/admin/remittance.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { adminApi } from '../api/admin-api.ts';
import { Badge } from '../components/badge.tsx';
import { DisputeButton } from '../components/dispute-button.tsx';
import { showDateTime } from '../components/india-time.ts';
import { type Column, ListTable, RowLink } from '../list/list-table.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { paths } from '../paths.ts';
import { refreshRemittance } from './remittance.queries.ts';

const tones = {
  due: 'plain',
  collected: 'wait',
  remitted: 'good',
  short: 'bad',
  over: 'bad',
  'not due': 'plain',
  disputed: 'bad',
} as const satisfies Record<RemittanceState, string>;

const columns: Column<CashParcel>[] = [
  {
    head: 'Parcel',
    cell: ({ orderId, shortId, number, courier, trackingNumber }) => (
      <>
        <RowLink to={paths.order(orderId)}>
          {shortId}, {number}
        </RowLink>
        <SecondLine>{[courier, trackingNumber].filter(Boolean).join(' ') || 'No tracking number'}</SecondLine>
      </>
    ),
  },
  {
    head: 'State',
    cell: ({ state, stateAt, isLate }) => (
      <>
        <Badge tone={tones[state]}>{state}</Badge> {isLate && <Badge tone="bad">late</Badge>}
        <SecondLine>{showDateTime(stateAt)}</SecondLine>
      </>
    ),
  },
  { head: 'To collect', isNumber: true, isNamedOnPhone: true, cell: ({ due }) => formatRupees(due) },
  {
    head: 'Transferred',
    isNumber: true,
    isNamedOnPhone: true,
    cell: ({ remitted, deductions, reference }) =>
      remitted === null ? (
        '–'
      ) : (
        <>
          {formatRupees(remitted)}
          <SecondLine>
            {reference}
            {deductions > 0 && `, less ${formatRupees(deductions)}`}
          </SecondLine>
        </>
      ),
  },
  { head: 'Courier', cell: (parcel) => <Dispute parcel={parcel} /> },
];

/** Cash on delivery parcels, and the amount transferred for each. */
export function CashParcels({ parcels }: { parcels: readonly CashParcel[] }) {
  return (
    <ListTable
      caption="Parcels with cash on delivery"
      rows={parcels}
      rowKey={(parcel) => parcel.parcelId}
      columns={columns}
      empty="No parcels."
    />
  );
}

function Dispute({ parcel: { parcelId, state } }: { parcel: CashParcel }) {
  const isDisputed = state === 'disputed';
  if (state === 'due' || state === 'remitted' || state === 'not due') return null;
  return (
    <DisputeButton
      isDisputed={isDisputed}
      change={() => adminApi(disputeParcel, { body: { parcelId, isDisputed: !isDisputed } })}
      refresh={refreshRemittance}
    />
  );
}
