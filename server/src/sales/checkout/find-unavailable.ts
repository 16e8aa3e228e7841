import type { OrderItem, ShortLine } from '@gulmohar/contract/sales/checkout.ts';
import { batch } from '../../platform/database/batch.ts';
import type { Database } from '../../platform/database/connection.ts';
import { findShortLines, matchOffers } from './checkout.rules.ts';
import { findBuyersWithOpenCheckout, findOffers } from './checkout.store.ts';

type Buyer = { items: readonly OrderItem[]; buyerKey: string };

const looks = new WeakMap<Database, (buyer: Buyer) => Promise<ShortLine[]>>();

/**
 * The lines with too little stock, read without a lock; none for a buyer who has an open checkout, as that may hold
 * what is missing. Concurrent calls share one query.
 */
export function findUnavailable(db: Database, buyer: Buyer): Promise<ShortLine[]> {
  const look = looks.get(db) ?? batch((buyers: readonly Buyer[]) => findUnavailableOfAll(db, buyers));
  looks.set(db, look);
  return look(buyer);
}

async function findUnavailableOfAll(db: Database, buyers: readonly Buyer[]): Promise<ShortLine[][]> {
  const offers = await findOffers(
    db,
    buyers.flatMap(({ items }) => items),
  );
  const short = buyers.map(({ items }) => findShortLines(matchOffers(items, offers)));
  const late = buyers.filter((_, nth) => short[nth]?.length);
  const holders = await findBuyersWithOpenCheckout(
    db,
    late.map(({ buyerKey }) => buyerKey),
  );
  return buyers.map(({ buyerKey }, nth) => (holders.has(buyerKey) ? [] : (short[nth] ?? [])));
}
