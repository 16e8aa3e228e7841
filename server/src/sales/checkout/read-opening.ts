import type { OrderItem } from '@gulmohar/contract/sales/checkout.ts';
import { isNoSize } from '@gulmohar/contract/values/size.ts';
import { sql } from 'kysely';
import { isAnyBlocked } from '../../accounts/block/blocked-contacts.ts';
import { batch } from '../../platform/database/batch.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Offer } from './checkout.rules.ts';
import { offerColumns, offersFor } from './checkout.store.ts';
import type { HoldFacts } from './choose-hold.ts';
import type { AddressRecord } from './hold.rules.ts';
import { isBuyer, loadColumns, promisesOf, recordColumns, recordOf, type VariantLoad } from './hold.store.ts';

/** The buyer who wants to open a checkout, and the items. */
export type Opener = {
  items: readonly OrderItem[];
  /** The e-mail address and the phone number. */
  contacts: readonly string[];
  buyerKey: string;
  userId: string | null;
  addressKey: string;
};

/**
 * The data for opening a checkout, read without a lock. Whatever is decided from it must be verified by the
 * statement that writes.
 */
export type Opening = {
  isBlocked: boolean;
  /** Whether the same buyer has an open checkout, which may hold the missing units. */
  hasOpenCheckout: boolean;
  offers: Offer[];
  facts: HoldFacts;
};

type Row = Pick<Opening, 'isBlocked' | 'hasOpenCheckout'> &
  AddressRecord & { nth: number; isKnownBuyer: boolean; offers: (Offer & VariantLoad)[] };

const readers = new WeakMap<Database, (opener: Opener) => Promise<Opening>>();

/** Reads the data for opening a checkout. Concurrent calls share one statement. */
export function readOpening(db: Database, opener: Opener): Promise<Opening> {
  const read = readers.get(db) ?? batch((openers: readonly Opener[]) => readAll(db, openers));
  readers.set(db, read);
  return read(opener);
}

async function readAll(db: Database, openers: readonly Opener[]): Promise<Opening[]> {
  const asked = openers.map(({ items, ...opener }, nth) => {
    const lines = items.map(({ _id, size }) => ({ product_id: _id, size, is_no_size: isNoSize(size) }));
    return { nth, ...opener, lines };
  });
  const lines = sql`jsonb_to_recordset(asked.lines) as line (product_id text, size text, is_no_size bool)`;
  const addressKey = sql`asked."addressKey"`;
  const { rows } = await sql<Row>`
    select nth, ${isAnyBlocked(sql`asked.contacts`)} as "isBlocked", ${isBuyer(sql`asked."userId"`)} as "isKnownBuyer",
      exists (select from checkout where buyer_key = asked."buyerKey" and status = 'open') as "hasOpenCheckout",
      ${recordColumns}, offered.offers
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (nth int, contacts text[], "buyerKey" text, "userId" uuid, "addressKey" text, lines jsonb),
      lateral ${recordOf(addressKey, sql`asked."buyerKey"`)} as record,
      lateral (select coalesce(json_agg(offer), '[]') as offers from (
        select ${offerColumns}, ${loadColumns}
        from ${offersFor(lines)}, lateral ${promisesOf(addressKey)} as promised) as offer) as offered
    order by nth`.execute(db);
  return rows.map(({ isBlocked, hasOpenCheckout, isKnownBuyer, offers, ...address }) => ({
    isBlocked,
    hasOpenCheckout,
    offers: offers.map(asOffer),
    facts: { address, loads: offers, isKnownBuyer },
  }));
}

/** Removes the load, because the rest of an offer is stored in the snapshot. */
function asOffer(row: Offer & VariantLoad): Offer {
  const {
    variant_id: _,
    on_hand: __,
    held_by_address: ___,
    unheld: ____,
    unheld_by_address: _____,
    ...offer
  } = row;
  return offer;
}
