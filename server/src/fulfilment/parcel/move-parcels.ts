import { type AttemptReason, parcelLabels } from '@gulmohar/contract/fulfilment/parcel.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { OrderStatus, Orders, ParcelState } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { findExchangedReturn } from '../order/exchanged-return.ts';
import { issueChallan } from '../tax/issue-challan.ts';
import { issueInvoice } from '../tax/issue-invoice.ts';
import { hasDispatchDocument } from '../tax/read-documents.ts';
import type { Seller } from '../tax/tax-document.ts';
import { bookCash } from './book-cash.ts';
import { followParcels } from './follow-parcels.ts';
import { copyTracking, type ParcelWithLines, recordParcelEvent } from './parcel.store.ts';
import { hasLeft, isWaiting, nextStates } from './parcel-steps.ts';
import { queueParcelMail } from './queue-parcel-mail.ts';
import { takeInUndelivered } from './undelivered-stock.ts';

export type ParcelStep = {
  to: ParcelState;
  actor: Actor;
  seller: Seller;
  reason?: AttemptReason | undefined;
  note?: string | undefined;
  /** Of a returned parcel: they cannot be sold any more. */
  damagedLineIds?: readonly string[];
};

/**
 * With everything that belongs to it: status, stock, document and mails. The order's row must be locked.
 * @returns the order's new status
 * @throws ShopError STEP_NOT_POSSIBLE when a parcel's state does not allow the step
 */
export async function moveParcels(
  trx: Transaction,
  order: Selectable<Orders>,
  parcels: readonly ParcelWithLines[],
  step: ParcelStep,
): Promise<OrderStatus> {
  for (const parcel of parcels) assertPossible(parcel, step.to);
  const events: { parcel: ParcelWithLines; eventId: number }[] = [];
  for (const parcel of parcels) {
    const eventId = await recordStep(trx, parcel, step);
    events.push({ parcel, eventId });
    await takeInUndelivered(trx, order, parcel, step);
  }
  const isLeaving = hasLeft(step.to) && parcels.some(({ state }) => isWaiting(state));
  if (isLeaving) {
    await copyTracking(trx, order.id);
    await issueFirstDocument(trx, order, step.seller);
  }
  const status = await followParcels(trx, order, step.actor);
  if (step.to === 'delivered') await bookCash(trx, order, parcels);
  for (const { parcel, eventId } of events) {
    await queueParcelMail(trx, { parcel, to: step.to, eventId });
  }
  return status;
}

async function recordStep(
  trx: Transaction,
  parcel: ParcelWithLines,
  { to, actor, reason, note }: ParcelStep,
): Promise<number> {
  await trx
    .updateTable('parcel')
    .set({
      state: to,
      state_at: sql<Date>`now()`,
      ...(to === 'attempt_failed' && { attempts: parcel.attempts + 1 }),
    })
    .where('id', '=', parcel.id)
    .execute();
  return recordParcelEvent(
    trx,
    { id: parcel.id, state: to },
    { actor, reason: (to === 'attempt_failed' && reason) || null, note: note || null },
  );
}

async function issueFirstDocument(
  trx: Transaction,
  order: Selectable<Orders>,
  seller: Seller,
): Promise<void> {
  if (await hasDispatchDocument(trx, order.id)) return;
  const exchanged = await findExchangedReturn(trx, order);
  if (exchanged) await issueChallan(trx, order, exchanged, seller);
  else await issueInvoice(trx, order, seller, new Date());
}

function assertPossible({ number, state, outcome }: ParcelWithLines, to: ParcelState): void {
  if (nextStates[state].includes(to) && outcome === null) return;
  throw new ShopError(
    'STEP_NOT_POSSIBLE',
    outcome === null
      ? `Parcel ${number} is ‘${parcelLabels[state]}’: it cannot become ‘${parcelLabels[to]}’.`
      : `The items in parcel ${number} were already ${outcome === 'refunded' ? 'refunded' : 'sent again'}.`,
  );
}
