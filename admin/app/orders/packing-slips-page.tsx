import type { PackingSlip } from '@gulmohar/contract/admin/order-documents.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { useStaff } from '../session/session.queries.ts';
import { packingSlipsQuery } from './orders.queries.ts';

/** A slip for each parcel, one per A5 page; without prices, because many orders are presents. */
export function PackingSlipsPage() {
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(packingSlipsQuery(search.get('orders') ?? ''));
  const count = data.slips.length;
  return (
    <>
      <div className="no-print">
        <PageHead title="Packing slips" note={count === 1 ? 'One parcel' : `${count} parcels, one on a page`}>
          <PrintButton />
        </PageHead>
      </div>
      {data.slips.map((slip) => (
        <Slip key={slip.orderId} slip={slip} />
      ))}
    </>
  );
}

function Slip({ slip }: { slip: PackingSlip }) {
  const { shopName } = useStaff();
  const { address } = slip;
  const units = slip.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <article className="slip mb-8 max-w-xl border border-rule p-6 print:mb-0 print:max-w-none print:border-0 print:p-0">
      <header className="flex items-baseline justify-between gap-4 border-b border-ink pb-3">
        <p className="font-display text-xl">{shopName}</p>
        <h2 className="text-lg font-semibold">Order {slip.shortId}</h2>
      </header>
      {slip.barcode && <Barcode barcode={slip.barcode} of={slip.shortId} />}
      <address className="mt-5 text-lg leading-snug not-italic" aria-label="To">
        <strong>
          {address.firstName} {address.lastName}
        </strong>
        <br />
        {address.street}
        <br />
        {address.city} <strong>{address.zipcode}</strong>
        <br />
        {address.state}, {address.country}
        <br />
        Phone {address.phone}
      </address>
      {(slip.courier || slip.trackingNumber) && (
        <p className="mt-3">
          {slip.courier ?? 'Courier not named'}
          {slip.trackingNumber && (
            <>
              , tracking number <strong>{slip.trackingNumber}</strong>
            </>
          )}
        </p>
      )}
      {slip.isExpress && <p className="mt-3 text-lg font-semibold">EXPRESS</p>}
      {slip.isGiftWrapped && <p className="mt-3 text-lg font-semibold">WRAP AS A GIFT</p>}
      {slip.collect !== null && (
        <p className="mt-3 text-lg font-semibold">COD: collect {formatRupees(slip.collect)}</p>
      )}
      <table className="mt-5 w-full text-left">
        <thead>
          <tr className="border-b border-ink text-sm">
            <th scope="col" className="py-1 font-semibold">
              Item
            </th>
            <th scope="col" className="px-2 py-1 font-semibold">
              Size
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              Count
            </th>
          </tr>
        </thead>
        <tbody>
          {slip.items.map((item) => (
            <tr key={item.sku} className="border-b border-rule align-top">
              <td className="py-2">
                {item.name}
                <span className="block text-sm text-muted">{item.sku}</span>
              </td>
              <td className="px-2 py-2">{item.size ?? '–'}</td>
              <td className="py-2 text-right text-lg font-semibold">{item.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-muted">
        {units === 1 ? '1 item' : `${units} items`}, placed {showDateTime(slip.placedAt)}
      </p>
      {slip.giftFrom && (
        <section aria-label="Gift" className="mt-4 border-t border-rule pt-3">
          <p className="font-semibold">A gift from {slip.giftFrom}</p>
          <p className="whitespace-pre-line">{slip.giftNote}</p>
        </section>
      )}
      <Sender sender={slip.sender} />
    </article>
  );
}

/** The barcode that is scanned at the packing table; black on white in dark mode, too. */
function Barcode({ barcode, of }: { barcode: NonNullable<PackingSlip['barcode']>; of: string }) {
  return (
    <svg
      role="img"
      aria-label={`Barcode of order ${of}`}
      viewBox={`-10 0 ${barcode.modules + 20} 1`}
      preserveAspectRatio="none"
      className="mt-4 h-12 w-64 bg-white fill-black"
    >
      <path d={barcode.path} />
    </svg>
  );
}

/** The return address for parcels that cannot be delivered. */
function Sender({ sender }: { sender: PackingSlip['sender'] }) {
  return (
    <address className="mt-4 border-t border-rule pt-3 text-sm not-italic" aria-label="From">
      If it cannot be delivered, please return it to <strong>{sender.name}</strong>, {sender.lines.join(', ')}
      . Phone {sender.phone}
    </address>
  );
}
