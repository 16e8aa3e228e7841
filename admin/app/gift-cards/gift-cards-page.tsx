import type { GiftCardRow } from '@gulmohar/contract/admin/gift-card.ts';
import { exportGiftCards } from '@gulmohar/contract/admin/list-file.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../components/dialog.tsx';
import { showDate } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { ExportButton } from '../export/export-button.tsx';
import { type Column, ListTable } from '../list/list-table.tsx';
import { MoreButton } from '../list/more-button.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { CancelForm, SendForm } from './change-card-forms.tsx';
import { giftCardsQuery, refreshGiftCards } from './gift-card.queries.ts';
import { IssueForm } from './issue-form.tsx';

const ISSUE = 'Give a gift card';

type Shown = { kind: 'issue' } | { kind: 'send' | 'cancel'; card: GiftCardRow };

function titleOf(shown: Shown | null): string {
  if (shown === null) return '';
  if (shown.kind === 'issue') return ISSUE;
  if (shown.kind === 'cancel') return 'Cancel gift card';
  return shown.card.state === 'waiting' ? 'Send it now' : 'Send it again';
}

/** Gift cards that were bought or given away, and what the shop owes for those that were not used. */
export function GiftCardsPage() {
  const { may } = useStaff();
  const list = useSuspenseInfiniteQuery(giftCardsQuery);
  const [shown, setShown] = useState<Shown | null>(null);
  const mayChange = may('orders.refund');
  const owed = formatRupees(list.data.pages[0]?.owed ?? 0);

  async function done(text: string): Promise<void> {
    setShown(null);
    showToast('success', text);
    await refreshGiftCards();
  }

  return (
    <>
      <PageHead title="Gift cards" note={`${owed} of gift cards can still be used.`}>
        {may('customers.privacy') && (
          <ExportButton
            label="Export all"
            title="Export gift cards"
            list={{ call: exportGiftCards, body: {} }}
            fileName="gift-cards.csv"
          >
            <p>
              All gift cards, newest first, with who bought them and who gets them, without their codes. The
              export is recorded in the audit log.
            </p>
          </ExportButton>
        )}
        {mayChange && <Button onClick={() => setShown({ kind: 'issue' })}>{ISSUE}</Button>}
      </PageHead>
      <ListTable
        caption="Gift cards"
        rows={list.data.pages.flatMap(({ cards }) => cards)}
        rowKey={({ cardId }) => cardId}
        columns={mayChange ? [...columns, actionsOf(setShown)] : columns}
        empty="No gift card was bought or given away. Amounts are chosen in Settings → Payment."
      />
      <MoreButton list={list} />
      <Dialog title={titleOf(shown)} isOpen={shown !== null} onClose={() => setShown(null)}>
        {shown?.kind === 'issue' && <IssueForm onDone={done} />}
        {shown?.kind === 'send' && <SendForm card={shown.card} onDone={done} />}
        {shown?.kind === 'cancel' && <CancelForm card={shown.card} onDone={done} />}
      </Dialog>
    </>
  );
}

const columns: Column<GiftCardRow>[] = [
  {
    head: 'For',
    cell: ({ recipientName, recipientEmail }) => (
      <>
        {recipientName || 'Forgotten'}
        <SecondLine>{recipientEmail}</SecondLine>
      </>
    ),
  },
  {
    head: 'From',
    cell: ({ isBought, buyerName, buyerEmail, staffName, reason }) => (
      <>
        {isBought ? buyerName : staffName}
        <SecondLine>{isBought ? buyerEmail : reason}</SecondLine>
      </>
    ),
  },
  { head: 'Amount', isNumber: true, cell: ({ amount }) => formatRupees(amount) },
  { head: 'State', cell: (card) => <State card={card} /> },
];

function State({ card: { state, sendAt, expiresAt, endedAt, userId } }: { card: GiftCardRow }) {
  switch (state) {
    case 'unpaid':
      return <span className="text-muted">Not paid</span>;
    case 'waiting':
      return <>To be sent {showDate(sendAt)}</>;
    case 'sent':
      return (
        <>
          Sent {showDate(sendAt)}
          {expiresAt && <SecondLine>until {showDate(expiresAt)}</SecondLine>}
        </>
      );
    case 'redeemed':
      return (
        <>
          Used{' '}
          {userId && (
            <Link className="text-link underline" to={paths.customer(userId)}>
              by a customer
            </Link>
          )}
          {endedAt && <SecondLine>{showDate(endedAt)}</SecondLine>}
        </>
      );
    case 'expired':
      return <span className="text-muted">Expired</span>;
    case 'cancelled':
      return <span className="text-muted">Cancelled</span>;
  }
}

function actionsOf(show: (shown: Shown) => void): Column<GiftCardRow> {
  return {
    head: 'Actions',
    cell: (card) =>
      (card.state === 'waiting' || card.state === 'sent') && (
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => show({ kind: 'send', card })}>
            {card.state === 'waiting' ? 'Send now' : 'Send again'}
            <span className="sr-only"> to {card.recipientName}</span>
          </Button>
          <Button variant="quiet" onClick={() => show({ kind: 'cancel', card })}>
            Cancel<span className="sr-only"> the card for {card.recipientName}</span>
          </Button>
        </span>
      ),
  };
}
