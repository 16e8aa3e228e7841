import type { issueGiftCard as issuing } from '@gulmohar/contract/admin/gift-card.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { z } from 'zod';
import { requestRefund } from '../../payments/request-refund.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockRequest } from '../../platform/database/lock-request.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { findGiftCard, type GiftCardRow, lockGiftCard } from '../../sales/gift-card/find-gift-card.ts';
import { giftCardEnd, sendingTime } from '../../sales/gift-card/gift-card-dates.ts';
import { paidBackOfCard } from '../../sales/gift-card/payment-of-card.ts';
import { givenToday } from '../store-credit/given-today.ts';

type Issuing = z.output<typeof issuing.body>;

/** @property approvalAbove what one person may give in a day; null for no limit. In paise. */
type Rules = { approvalAbove: Paise | null; years: number | null };

/**
 * Once, however often the request is repeated.
 * @throws ShopError INVALID_INPUT beyond the limit of a day, or for a day that is over
 */
export async function issueGiftCard(
  db: Database,
  staff: StaffActor,
  { cardId, sendOn, amount, reason, ...content }: Issuing,
  { approvalAbove, years }: Rules,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockRequest(trx, cardId);
    if (await findGiftCard(trx, cardId)) return;
    const given = await givenToday(trx, staff.staffId);
    if (approvalAbove !== null && given + amount > approvalAbove)
      throw wrongField('amount', `One person gives ${formatRupees(approvalAbove)} a day at most`);
    const sendAt = sendingTime(sendOn, new Date());
    await trx
      .insertInto('gift_card')
      .values({
        id: cardId,
        amount,
        state: 'valid',
        recipient_name: content.recipientName,
        recipient_email: content.recipientEmail,
        gift_message: content.message,
        send_at: sendAt,
        expires_at: giftCardEnd(years, sendAt),
        staff_id: staff.staffId,
        staff_name: staff.name,
        reason,
      })
      .execute();
    await enqueue(trx, 'send-gift-card', { cardId }, sendAt);
    await recordChange(trx, staff, {
      action: 'gift-card.issue',
      subject: cardId,
      before: null,
      after: { amount },
    });
  });
}

/** @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE once it was used, cancelled or refunded, or has expired */
export async function sendGiftCardAgain(
  db: Database,
  staff: StaffActor,
  { cardId, recipientEmail }: { cardId: string; recipientEmail: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { payment_id: paymentId } = await lockUnused(trx, cardId);
    if ((await paidBackOfCard(trx, paymentId)) > 0) throw notPossible('This gift card was refunded.');
    await trx
      .updateTable('gift_card')
      .set({ recipient_email: recipientEmail, send_at: new Date(), code_hash: null, sealed_code: null })
      .where('id', '=', cardId)
      .execute();
    await enqueue(trx, 'send-gift-card', { cardId });
    await recordChange(trx, staff, {
      action: 'gift-card.send',
      subject: cardId,
      before: null,
      after: { code: 'new' },
    });
  });
}

/**
 * Refunds what did not go back already.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE once it was used, cancelled or has expired
 */
export async function cancelGiftCard(
  db: Database,
  staff: StaffActor,
  { cardId, reason }: { cardId: string; reason: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { amount, payment_id: paymentId, buyer_email: email } = await lockUnused(trx, cardId);
    await trx
      .updateTable('gift_card')
      .set({ state: 'cancelled', ended_at: new Date(), sealed_code: null, reason })
      .where('id', '=', cardId)
      .execute();
    const refunded = paymentId ? amount - (await paidBackOfCard(trx, paymentId)) : 0;
    if (paymentId && refunded > 0) {
      const refundId = await requestRefund(trx, {
        paymentId,
        amount: refunded,
        reason: 'gift card cancelled',
      });
      await enqueue(trx, 'send-money-back', { paymentId, refundId, email });
    }
    await recordChange(trx, staff, {
      action: 'gift-card.cancel',
      subject: cardId,
      before: { state: 'valid' },
      after: { state: 'cancelled', ...(refunded > 0 && { refunded }) },
    });
  });
}

async function lockUnused(trx: Transaction, cardId: string): Promise<GiftCardRow> {
  const card = await lockGiftCard(trx, cardId);
  if (!card) throw new ShopError('NOT_FOUND', 'Gift card not found');
  if (card.state === 'redeemed') throw notPossible('This gift card was used already.');
  if (card.state !== 'valid') throw notPossible('This gift card was not paid, or is cancelled.');
  if (card.expires_at && card.expires_at <= new Date()) throw notPossible('This gift card has expired.');
  return card;
}

function notPossible(why: string): ShopError {
  return new ShopError('STEP_NOT_POSSIBLE', why);
}
