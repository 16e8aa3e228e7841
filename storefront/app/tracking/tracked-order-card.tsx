import type {
  changeTrackedMessages,
  enterTrackedPhone,
  TrackedOrder,
} from '@gulmohar/contract/fulfilment/tracking.ts';
import { paymentMethodLabel } from '@gulmohar/contract/sales/payment-method.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { DeliveryAddress } from '../delivery/delivery-address.tsx';
import { Slot, slotParts } from '../extension/slot.tsx';
import type { RequestedReturn } from '../order/mark-return.ts';
import { MessageConsent } from '../order/message-consent.tsx';
import { NextStep } from '../order/next-step.tsx';
import { orderMessages } from '../order/order.messages.ts';
import { asDay, formatDateTime, shortId } from '../order/order-dates.ts';
import { PhoneForm } from '../order/phone-form.tsx';
import { ReturnBox } from '../order/return-box.tsx';
import type { SendReturnRequest } from '../order/send-return-request.ts';
import { inRupeeSign } from '../product/price.tsx';
import { badgeClass } from './badge.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import { trackingMessages as messages } from './tracking.messages.ts';

const changeMessages = addressOf<typeof changeTrackedMessages>({
  method: 'POST',
  path: '/order/guest-tracking/messages',
});

const enterPhone = addressOf<typeof enterTrackedPhone>({
  method: 'POST',
  path: '/order/guest-tracking/phone',
});

const helpParts = slotParts<'order-help'>(import.meta.glob('../../../extensions/*/slots/order-help.tsx'));

type TrackedOrderCardProps = {
  order: TrackedOrder;
  /** undefined until the buyer has entered the code. */
  ask: SendReturnRequest | undefined;
  onReturnRequested: (requested: RequestedReturn) => void;
  /** The token of the e-mail that asks for confirmation, if that opened the page. */
  confirmToken: string | null;
  onAnswered: (order: TrackedOrder) => void;
  /**
   * The proof from the code, or the token of the e-mail's link; undefined: the visitor has not proved to be
   * the buyer.
   */
  proof: string | undefined;
};

export function TrackedOrderCard({
  order,
  ask,
  onReturnRequested,
  confirmToken,
  onAnswered,
  proof,
}: TrackedOrderCardProps) {
  return (
    <article className="border-t border-rule py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h3 className="font-display text-xl text-heading">{messages.order(shortId(order._id))}</h3>
          <p className="text-muted">
            <time dateTime={order.date}>{messages.placed(formatDateTime(order.date))}</time>
          </p>
        </div>
        <p className={`px-3 py-1 text-sm font-semibold ${badgeClass(order.status)}`}>{order.status}</p>
      </div>
      <NextStep order={order} />
      {order.toConfirmBy && (
        <ConfirmOrder until={order.toConfirmBy} token={confirmToken} onAnswered={onAnswered} />
      )}
      {proof && !order.isMasked && !order.address.phone && (
        <PhoneForm
          Heading="h4"
          enter={async (phone) => {
            const { orders } = await browserApi(enterPhone, { body: { orderId: order._id, phone, proof } });
            for (const entered of orders) onAnswered(entered);
          }}
        />
      )}
      <div className="mt-6 grid gap-8 md:grid-cols-3">
        <section>
          <h4 className="font-semibold">{messages.items}</h4>
          <ul>
            {order.items.map((item) => (
              <li key={item._id} className="mt-3 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4">
                <Picture src={item.image[0]} alt="" sizes="4rem" widths={[180, 360]} />
                <div>
                  {item.name}
                  <p className="flex flex-wrap gap-x-4 text-muted tabular-nums">
                    {item.size && <span>{messages.size(item.size)}</span>}
                    <span>{messages.item(item.quantity, inRupeeSign(item.price))}</span>
                  </p>
                  {!order.isMasked && (
                    <div className="mt-1 mb-4">
                      <ReturnBox order={order} item={item} ask={ask} onRequested={onReturnRequested} />
                    </div>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h4 className="mb-2 font-semibold">{messages.address}</h4>
          <DeliveryAddress address={order.address} />
        </section>
        <dl className="grid content-start gap-1">
          <dt className="font-semibold">{messages.customer}</dt>
          <dd className="mb-3 break-words">
            {order.guestInfo.name}
            <br />
            {order.guestInfo.email}
          </dd>
          <dt className="font-semibold">{messages.amount}</dt>
          <dd className="mb-3 text-lg font-semibold tabular-nums">{inRupeeSign(order.amount)}</dd>
          <dt className="font-semibold">{messages.payment}</dt>
          <dd className="mb-3">
            {paymentMethodLabel(order.paymentMethod)},{' '}
            <span className={order.payment ? 'text-success' : 'text-problem'}>
              {order.payment ? messages.paid : messages.pending}
            </span>
          </dd>
          {order.arrives && (
            <>
              <dt className="font-semibold">{messages.arrives}</dt>
              <dd className="mb-3">
                {asDay(order.arrives.from)} to {asDay(order.arrives.to)}
                {order.isExpress && `, ${messages.express}`}
              </dd>
            </>
          )}
          {order.courier && (
            <>
              <dt className="font-semibold">{messages.courier}</dt>
              <dd>
                {order.courier} {order.trackingNumber}
              </dd>
            </>
          )}
        </dl>
      </div>
      {order.messages && proof && (
        <section aria-label={orderMessages.updates} className="mt-6">
          <MessageConsent
            consent={order.messages}
            onChange={async (isWanted) => {
              const body = { orderId: order._id, isWanted, proof };
              const { orders } = await browserApi(changeMessages, { body });
              for (const changed of orders) onAnswered(changed);
            }}
          />
        </section>
      )}
      <Slot parts={helpParts} facts={{ order: { number: shortId(order._id) } }} />
    </article>
  );
}
