import {
  type BillLine,
  type BillState,
  type ChargeKind,
  settleBillLine,
} from '@gulmohar/contract/admin/courier-bill.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { paths } from '../paths.ts';
import { Badge } from '../shell/badge.tsx';
import { FailureNote } from '../shell/failure-note.tsx';
import { type Column, ListTable, RowLink } from '../shell/list-table.tsx';
import { refreshCourierBills } from './courier-bills.queries.ts';
import { courierNames } from './courier-names.ts';

const looks = { agreed: 'good', dispute: 'bad', settled: 'plain' } as const satisfies Record<
  BillState,
  string
>;

const kinds: Record<ChargeKind, string> = {
  forward: 'Freight',
  cod: 'Cash on delivery',
  rto: 'Return to the shop',
  return: 'Pickup of a return',
  weight: 'More weight',
  other: 'Other',
};

const columns: Column<BillLine>[] = [
  {
    head: 'Parcel',
    cell: ({ orderId, shortId, courier, trackingNumber, billedOn }) => (
      <>
        {orderId ? <RowLink to={paths.order(orderId)}>{shortId}</RowLink> : 'Not the shop’s'}
        <span className="ml-3 wrap-anywhere text-muted md:ml-0 md:block">
          {courierNames[courier]} {trackingNumber}, {billedOn}
        </span>
      </>
    ),
  },
  {
    head: 'Charge',
    cell: ({ kind, zone }) => (
      <>
        {kinds[kind]}
        {zone && <span className="ml-2 text-muted md:ml-0 md:block">Zone {zone}</span>}
      </>
    ),
  },
  {
    head: 'Weight',
    cell: ({ sentGrams, enteredGrams, chargedGrams }) => (
      <>
        {chargedGrams === null ? '–' : `${chargedGrams} g charged`}
        <span className="ml-2 text-muted md:ml-0 md:block">
          {[sentGrams !== null && `${sentGrams} g sent`, enteredGrams !== null && `${enteredGrams} g entered`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </>
    ),
  },
  {
    head: 'Billed',
    isNumber: true,
    cell: ({ amount, expected }) => (
      <>
        {amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)}
        {expected !== null && (
          <span className="ml-2 text-muted md:ml-0 md:block">{formatRupees(expected)} expected</span>
        )}
      </>
    ),
  },
  {
    head: 'State',
    cell: ({ state, finding }) => (
      <>
        <Badge look={looks[state]}>{state}</Badge>
        {finding && <span className="ml-2 text-muted md:ml-0 md:block">{finding}</span>}
      </>
    ),
  },
  { head: 'Courier', cell: (line) => <Settle charge={line} /> },
];

/** What couriers charged, parcel by parcel. */
export function BillLines({ lines }: { lines: readonly BillLine[] }) {
  return (
    <ListTable
      caption="Charges of couriers"
      rows={lines}
      rowKey={({ billId, line, kind }) => `${billId} ${line} ${kind}`}
      columns={columns}
      empty="There are none."
    />
  );
}

function Settle({ charge: { billId, line, kind, state } }: { charge: BillLine }) {
  const isDisputed = state === 'dispute';
  const change = useMutation({
    mutationFn: () =>
      adminApi(settleBillLine, {
        body: { billId, line, kind, state: isDisputed ? 'settled' : 'dispute' },
      }),
    onSettled: refreshCourierBills,
  });
  return (
    <>
      <Button look="quiet" isBusy={change.isPending} onClick={() => change.mutate()}>
        {isDisputed ? 'It is settled' : 'Dispute it'}
      </Button>
      <FailureNote error={change.error} />
    </>
  );
}
