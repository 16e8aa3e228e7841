import { cancelDraft, type Draft, placeDraft, sendPaymentLink } from '@gulmohar/contract/admin/draft.ts';
import { cashOf } from '@gulmohar/contract/sales/cash.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { refreshOrders } from '../orders/orders.queries.ts';
import { paths } from '../paths.ts';
import { refreshDrafts } from './draft.queries.ts';
import { paymentText } from './draft-payment.tsx';

export function DraftActions({ draft }: { draft: Draft }) {
  const { draftId, status, totals, paidBy, buyer, orderId, codRejection } = draft;
  // Once the way to pay is decided, the draft's own total applies.
  const { online, cash } = draft.ways ?? { online: totals, cash: totals };
  const confirmation = buyer.email
    ? 'The buyer gets a confirmation by e-mail.'
    : 'Without an e-mail address, the buyer gets no confirmation by e-mail.';
  const isFree = online.total === 0;
  const isOpen = status === 'held' || status === 'link sent';

  async function run(call: () => Promise<unknown>) {
    try {
      await call();
    } finally {
      await Promise.all([refreshDrafts(), refreshOrders()]);
    }
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {orderId && (
          <Link to={paths.order(orderId)} className={buttonClass()}>
            Open the order
          </Link>
        )}
        {status === 'held' && !isFree && (
          <ConfirmButton
            label={`Send a payment link, ${formatRupees(online.total)}`}
            variant={paidBy === 'online' ? 'primary' : 'secondary'}
            title="Send a payment link"
            action="Send the link"
            run={() => run(() => adminApi(sendPaymentLink, { body: { draftId, total: online.total } }))}
          >
            {buyer.email
              ? `${buyer.email} gets an e-mail with a link to pay ${paymentText(online)}. You can send the link by WhatsApp as well.`
              : `The link to pay ${paymentText(online)} is shown here, to be sent by WhatsApp or SMS.`}
          </ConfirmButton>
        )}
        {status === 'held' && (isFree || codRejection === '') && (
          <ConfirmButton
            label={isFree ? 'Place the order' : `Cash on delivery, ${formatRupees(cash.total)}`}
            variant={paidBy === 'cash' ? 'primary' : 'secondary'}
            title={isFree ? 'Place the order' : 'Place it with cash on delivery'}
            action="Place the order"
            run={() =>
              run(() =>
                adminApi(placeDraft, { body: { draftId, total: isFree ? online.total : cash.total } }),
              )
            }
          >
            {isFree
              ? `There is nothing to pay. ${confirmation}`
              : `The total is ${paymentText(cash)}. The courier collects ${formatRupees(cashOf(cash.total, 0))}. ${confirmation}`}
          </ConfirmButton>
        )}
        {status !== 'placed' && status !== 'link sent' && (
          <Link to={paths.editDraft(draftId)} className={buttonClass('quiet')}>
            {status === 'held' ? 'Edit' : 'Reopen'}
          </Link>
        )}
        <Link to={paths.newDraft({ draft: draftId })} className={buttonClass('quiet')}>
          Copy to a new order
        </Link>
        {isOpen && (
          <ConfirmButton
            label="Cancel the order"
            title="Cancel this order by phone"
            action="Cancel it"
            run={() => run(() => adminApi(cancelDraft, { body: { draftId } }))}
          >
            The items are no longer reserved, and the payment link stops working.
          </ConfirmButton>
        )}
      </div>
      {status === 'held' && !isFree && codRejection !== '' && (
        <p className="text-sm text-muted">{codRejection}</p>
      )}
    </>
  );
}
