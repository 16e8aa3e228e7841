import type {
  changeOrderMessages,
  enterOrderPhone,
  OrderDetail,
} from '@gulmohar/contract/fulfilment/order.ts';
import { Link, useRevalidator } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { DeliveryAddress } from '../delivery/delivery-address.tsx';
import { GiftNote } from '../delivery/gift-note.tsx';
import { Slot, slotParts } from '../extension/slot.tsx';
import { paths } from '../paths.ts';
import { MessageConsent } from './message-consent.tsx';
import { NextStep } from './next-step.tsx';
import { orderMessages as messages } from './order.messages.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderChanges } from './order-changes.tsx';
import { asDay, formatDateTime, shortId } from './order-dates.ts';
import { OrderParcels } from './order-parcels.tsx';
import { OrderRow } from './order-row.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotals } from './order-totals.tsx';
import { PhoneForm } from './phone-form.tsx';

const changeMessages = addressOf<typeof changeOrderMessages>({
  method: 'POST',
  path: '/order/messages',
  shopper: 'required',
});

const enterPhone = addressOf<typeof enterOrderPhone>({
  method: 'POST',
  path: '/order/phone',
  shopper: 'required',
});

const helpParts = slotParts<'order-help'>(import.meta.glob('../../../extensions/*/slots/order-help.tsx'));

export function OrderView({ order }: { order: OrderDetail }) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <h1 className="mt-2 font-display text-3xl text-heading">{messages.orderNumber(shortId(order._id))}</h1>
      <p className="mt-1 text-muted">{messages.placedOn(formatDateTime(order.date))}</p>
      {order.isExpress && <p className="mt-1 font-semibold">{messages.express}</p>}
      {order.arrives && (
        <p className="mt-1">{messages.arrivesBetween(asDay(order.arrives.from), asDay(order.arrives.to))}</p>
      )}
      <NextStep order={order} />
      {order.exchangeOf && (
        <p>
          {messages.replaces}{' '}
          <Link to={paths.order(order.exchangeOf)} className="inline-flex min-h-11 items-center underline">
            {messages.orderNumber(shortId(order.exchangeOf))}
          </Link>
        </p>
      )}
      {!order.address.phone && (
        <PhoneForm
          Heading="h2"
          enter={async (phone) => {
            await browserApi(enterPhone, { body: { orderId: order._id, phone } });
            await revalidate();
          }}
        />
      )}
      {order.toConfirmBy && (
        <section className="mt-4 bg-panel p-5">
          <h2 className="font-display text-xl text-heading">{messages.toConfirm}</h2>
          <p className="mt-1">
            {messages.confirmBy(formatDateTime(order.toConfirmBy))} {messages.confirmOrLose}
          </p>
        </section>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <section aria-label={messages.items}>
          <ul className="border-t border-rule">
            {order.items.map((item) => (
              <OrderRow key={item._id} order={order} item={item} />
            ))}
          </ul>
          <OrderActions order={order} />
        </section>
        <div className="grid content-start gap-10">
          <OrderTimeline order={order} />
          <OrderParcels order={order} />
          <OrderChanges changes={order.changes} />
          <OrderTotals order={order} />
          {order.messages && (
            <section aria-label={messages.updates}>
              <MessageConsent
                consent={order.messages}
                onChange={async (isWanted) => {
                  await browserApi(changeMessages, { body: { orderId: order._id, isWanted } });
                  await revalidate();
                }}
              />
            </section>
          )}
          <section>
            <h2 className="mb-2 font-display text-xl text-heading">{messages.deliveryAddress}</h2>
            <DeliveryAddress address={order.address} />
            <GiftNote order={order} />
            {order.business && (
              <p className="mt-2">{messages.invoiceTo(order.business.name, order.business.gstin)}</p>
            )}
          </section>
          <Slot parts={helpParts} facts={{ order: { number: shortId(order._id) } }} />
        </div>
      </div>
    </>
  );
}
