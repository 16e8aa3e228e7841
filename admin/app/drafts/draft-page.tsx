import type { Draft } from '@gulmohar/contract/admin/draft.ts';
import { COD_FEE } from '@gulmohar/contract/sales/cash.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { Section } from '../components/section.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { draftQuery } from './draft.queries.ts';
import { DraftActions } from './draft-actions.tsx';
import { DraftLink } from './draft-link.tsx';
import { DraftStatusBadge } from './draft-status.tsx';
import { DraftTotals } from './draft-totals.tsx';
import { InsteadOf } from './instead-of.tsx';

/** One draft order: its status, how it will be paid, and its contents. */
export function DraftPage() {
  const { draftId = '' } = useParams();
  const { data } = useSuspenseQuery(draftQuery(draftId));
  const { draft } = data;
  return (
    <>
      <PageHead
        title={`Order of ${draft.buyerName || 'an erased customer'}`}
        note={`By phone, saved by ${draft.staffName}`}
      >
        <DraftStatusBadge status={draft.status} />
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <div className="grid gap-4">
            <p role="status">{standing(draft)}</p>
            {draft.insteadOf && <InsteadOf returned={draft.insteadOf} total={draft.totals.total} />}
            <DraftActions draft={draft} />
          </div>
          {draft.payerPage && <DraftLink draft={draft} url={draft.payerPage} />}
          <Section title="Items">
            <ul className="divide-y divide-rule border-y border-rule">
              {draft.lines.map((line) => (
                <li
                  key={`${line.productId} ${line.size}`}
                  className="grid grid-cols-[auto_1fr_auto] gap-x-4 py-3"
                >
                  <Thumbnail src={line.picture} size="small" />
                  <p>
                    <strong className="font-semibold">{line.quantity} ×</strong> {line.name}
                    {line.size && <span className="whitespace-nowrap">, size {line.size}</span>}
                  </p>
                  <p className="tabular-nums">{formatRupees(line.unitPrice * line.quantity)}</p>
                </li>
              ))}
            </ul>
            <div className="mt-3 ml-auto max-w-xs text-sm">
              <DraftTotals totals={draft.totals} />
            </div>
            {draft.delivery === 'express' && <p className="mt-3 font-semibold">Express delivery</p>}
            {draft.boxName && <p className="mt-3 text-sm text-muted">Box: {draft.boxName}</p>}
            {draft.codFeeWaiver && (
              <p className="mt-3 text-sm text-muted">
                No {COD_FEE.toLowerCase()} because: {draft.codFeeWaiver}
              </p>
            )}
            {draft.discount && (
              <p className="mt-3 text-sm text-muted">Discount because: {draft.discount.reason}</p>
            )}
          </Section>
        </div>
        <Section title="Buyer">
          <Buyer buyer={draft.buyer} />
          <Consent consent={draft.messageConsent} />
        </Section>
      </div>
    </>
  );
}

function standing({ status, expiresAt, linkSentAt }: Draft): string {
  const until = showDateTime(expiresAt);
  const sent = linkSentAt ? showDateTime(linkSentAt) : '';
  const texts: Record<Draft['status'], string> = {
    held: `The items are reserved until ${until}. Choose how the buyer pays.`,
    'link sent': `The payment link was sent ${sent}. It can be paid until ${until}, and then becomes an order automatically.`,
    expired: 'It was not paid in time. Nothing is reserved any more.',
    cancelled: 'It was cancelled. Nothing is reserved any more.',
    placed: 'The order has been placed.',
    refunded: 'It was paid too late: the items had been sold by then. The money goes back to the buyer.',
  };
  return texts[status];
}

/** The buyer's answer on message updates, kept as proof. */
function Consent({ consent }: { consent: Draft['messageConsent'] }) {
  if (!consent) return null;
  const { isWanted, staffName, at } = consent;
  const consentText = isWanted
    ? 'Agreed to updates by WhatsApp or SMS'
    : 'Does not want updates by WhatsApp or SMS';
  return (
    <p className="mt-3 text-sm">
      {consentText}: {staffName ? `asked by ${staffName}` : 'said by the buyer'}, {showDateTime(at)}
    </p>
  );
}

function Buyer({ buyer }: Pick<Draft, 'buyer'>) {
  const { firstName, lastName, street, city, zipcode, state, phone, email } = buyer;
  return (
    <address className="not-italic wrap-anywhere">
      <strong className="font-semibold">
        {firstName} {lastName}
      </strong>
      <br />
      {street}
      <br />
      {city} {zipcode}
      <br />
      {state}
      <br />
      {phone}
      <br />
      {email}
    </address>
  );
}
