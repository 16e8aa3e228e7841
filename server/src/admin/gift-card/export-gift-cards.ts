import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { type CsvValue, csvAddress, csvFile } from '../../platform/csv/write-csv.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { inIndia } from '../day-in-india.ts';
import { stateOf } from './gift-card.present.ts';
import { findGiftCards } from './gift-card.store.ts';

/** Small enough to take only a few milliseconds. */
const BATCH = 200;

const head = [
  ...['created_at', 'amount', 'state', 'buyer_name', 'buyer_email', 'recipient_name', 'recipient_email'],
  ...['send_at', 'sent_at', 'expires_at', 'ended_at', 'given_by', 'reason'],
];

/** Exports all gift cards, newest first. Amounts are in rupees, times are India's. */
export function exportGiftCards(reads: Reads): AsyncIterable<string> {
  return csvFile(head, cardRows(reads));
}

async function* cardRows(reads: Reads): AsyncIterable<CsvValue[]> {
  for (let after: string | undefined; ; ) {
    const page = { after, limit: BATCH };
    const cards = await reads((db) => findGiftCards(db, page));
    for (const card of cards)
      yield [
        inIndia(card.created_at),
        paiseToRupees(card.amount),
        stateOf(card),
        card.buyer_name,
        csvAddress(card.buyer_email),
        card.recipient_name,
        csvAddress(card.recipient_email),
        inIndia(card.send_at),
        card.sent_at && inIndia(card.sent_at),
        card.expires_at && inIndia(card.expires_at),
        card.ended_at && inIndia(card.ended_at),
        card.staff_name,
        card.reason,
      ];
    if (cards.length < BATCH) return;
    after = cards.at(-1)?.id;
  }
}
