import { cancelDraft, type Draft, placeDraft, sendPaymentLink } from '@gulmohar/contract/admin/draft.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { refreshOrders } from '../orders/orders.queries.ts';
import { paths } from '../paths.ts';
import { AskFirst } from '../shell/ask-first.tsx';
import { refreshDrafts } from './draft.queries.ts';

/** What can be done with an order by phone now. */
export function DraftActions({ draft }: { draft: Draft }) {
  const { draftId, status, totals, buyer, orderId, codRejection } = draft;
  const body = { draftId };
  const isFree = totals.total === 0;
  const isOpen = status === 'held' || status === 'link sent';

  async function run(endpoint: typeof sendPaymentLink | typeof placeDraft | typeof cancelDraft) {
    try {
      await adminApi(endpoint, { body });
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
          <AskFirst
            label="Send a payment link"
            look="primary"
            title="Send a payment link"
            action="Send the link"
            run={() => run(sendPaymentLink)}
          >
            {buyer.email} gets a mail with the page to pay {formatRupees(totals.total)} on. You can send the
            link by WhatsApp as well.
          </AskFirst>
        )}
        {status === 'held' && (isFree || codRejection === '') && (
          <AskFirst
            label={isFree ? 'Place the order' : 'Cash on delivery'}
            look="secondary"
            title={isFree ? 'Place the order' : 'Place it with cash on delivery'}
            action="Place the order"
            run={() => run(placeDraft)}
          >
            {isFree
              ? 'There is nothing to pay. The buyer gets the confirmation by mail.'
              : `The courier collects ${formatRupees(totals.total - (totals.total % 100))}. The buyer gets the confirmation by mail.`}
          </AskFirst>
        )}
        {status !== 'placed' && status !== 'link sent' && (
          <Link to={paths.editDraft(draftId)} className={buttonClass('quiet')}>
            {status === 'held' ? 'Change it' : 'Take it up again'}
          </Link>
        )}
        <Link to={paths.newDraft({ draft: draftId })} className={buttonClass('quiet')}>
          Copy to a new order
        </Link>
        {isOpen && (
          <AskFirst
            label="Cancel it"
            title="Cancel this order by phone"
            action="Cancel it"
            run={() => run(cancelDraft)}
          >
            The items can be sold to others, and the payment link no longer works.
          </AskFirst>
        )}
      </div>
      {status === 'held' && !isFree && codRejection !== '' && (
        <p className="text-sm text-muted">{codRejection}</p>
      )}
    </>
  );
}
