import type { PlacedOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { DeliveryAddress } from '../delivery/delivery-address.tsx';
import { GiftNote } from '../delivery/gift-note.tsx';
import { paths } from '../paths.ts';
import { inRupees } from '../product/price.tsx';
import { AccountOffer } from './account-offer.tsx';
import type { LoadedOrder } from './load-placed-order.ts';
import { orderMessages as messages } from './order.messages.ts';
import { asDay, formatDateTime } from './order-dates.ts';
import { OrderTotals } from './order-totals.tsx';

const heading = 'mb-2 font-display text-xl text-heading';

/** The items, the delivery address and the next steps of a placed order. */
export function PlacedOrderView({ order, checkoutId }: LoadedOrder) {
  return (
    <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid content-start gap-10">
        {order.toConfirmBy ? <ToConfirm order={order} until={order.toConfirmBy} /> : <Next order={order} />}
        <section>
          <h2 className={heading}>{messages.items}</h2>
          <ul aria-label={messages.items} className="border-b border-rule">
            {order.items.map((item) => (
              <li
                key={item._id}
                className="grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-5 border-t border-rule py-5"
              >
                <Picture src={item.image[0]} alt="" sizes="5rem" className="w-full" />
                <div>
                  <p>{item.name}</p>
                  <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                    {item.size && <span>{messages.size(item.size)}</span>}
                    <span>{messages.quantity(item.quantity)}</span>
                  </p>
                </div>
                <p className="font-semibold tabular-nums">{inRupees(item.price * item.quantity)}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="grid content-start gap-10">
        <AccountOffer order={order} checkoutId={checkoutId} />
        <OrderTotals order={{ ...order, exchangeOf: null, refunded: 0, refunds: [] }} />
        <section>
          <h2 className={heading}>{messages.deliveryAddress}</h2>
          <DeliveryAddress address={order.address} />
          <GiftNote order={order} />
        </section>
      </div>
    </div>
  );
}

/** What the shopper must do first for a cash order; until then no date of arrival is certain. */
function ToConfirm({ order, until }: { order: PlacedOrder; until: string }) {
  return (
    <section className="bg-panel p-5">
      <h2 className={heading}>{messages.toConfirm}</h2>
      <p className="font-semibold">{messages.confirmAt(order.address.email, formatDateTime(until))}</p>
      <p className="mt-1">{messages.confirmOrLose}</p>
      <p className="mt-4 text-muted">
        {messages.noMail}{' '}
        <Link to={paths.contact()} className="text-link underline">
          {messages.contactUs}
        </Link>
        .
      </p>
      <TrackLink order={order} />
    </section>
  );
}

function Next({ order }: { order: PlacedOrder }) {
  return (
    <section>
      <h2 className={heading}>{messages.next}</h2>
      <p>{messages.confirmationSent(order.address.email)}</p>
      {order.isExpress && <p className="mt-4 font-semibold">{messages.express}</p>}
      <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-muted">{messages.leavesBy}</dt>
        <dd className="font-semibold">{asDay(order.leavesBy)}</dd>
        <dt className="text-muted">{messages.arrives}</dt>
        <dd className="font-semibold">
          {messages.between(asDay(order.arrivesFrom), asDay(order.arrivesTo))}
        </dd>
      </dl>
      <p className="text-muted">{messages.invoiceNote}</p>
      <TrackLink order={order} />
    </section>
  );
}

function TrackLink({ order }: { order: PlacedOrder }) {
  return (
    <Link to={trackPath(order)} className="inline-flex min-h-11 items-center text-link underline">
      {messages.track}
    </Link>
  );
}

function trackPath({ _id, trackingToken }: PlacedOrder): string {
  return trackingToken === null ? paths.order(_id) : paths.trackByLink(trackingToken);
}
