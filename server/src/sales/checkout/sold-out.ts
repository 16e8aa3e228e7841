import type { ShortLine } from '@gulmohar/contract/sales/checkout.ts';
import { isNoSize } from '@gulmohar/contract/values/size.ts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/connection.ts';
import type { Offer } from './checkout.rules.ts';
import type { WantedItem } from './read-wanted.ts';

/** How long a variant is treated as sold out; after that, released units are sold again. */
const BELIEVED_MS = 1_000;
/** How many must find it sold out within that time. Without a rush, everybody gets the actual stock. */
const RUSH = 20;
const MAX_VARIANTS = 1_000;

type SoldOut = {
  name: string;
  /** How many have found it sold out. */
  times: number;
  /**
   * Buyers who hold units and have yet to pay, for whom it is not sold out. undefined while there is no rush.
   */
  holders?: ReadonlySet<string>;
};

/**
 * Remembers what this process has just found sold out. In a flash sale nearly everybody comes too late, and
 * is rejected from here instead of queueing for the database ahead of those who got a unit.
 */
class SoldOutMemory {
  readonly #db: Database;
  #rushUntil = 0;
  readonly #variants = new LRUCache<string, SoldOut>({ max: MAX_VARIANTS, ttl: BELIEVED_MS });

  constructor(db: Database) {
    this.#db = db;
  }

  /** Whether any variant is currently known to be sold out. */
  get isRush(): boolean {
    return performance.now() < this.#rushUntil;
  }

  /** @returns the lines known to be sold out for this buyer; only during a rush */
  find(items: readonly WantedItem[], buyerKey: string): ShortLine[] {
    if (!this.isRush) return [];
    return items.flatMap(({ _id, size, quantity }) => {
      const known = this.#variants.get(keyOf({ productId: _id, size }));
      if (!known?.holders || known.holders.has(buyerKey)) return [];
      return [{ _id, name: known.name, size, requested: quantity, available: 0 }];
    });
  }

  /** Records offers that have just been read. */
  async note(offers: readonly Offer[]): Promise<void> {
    for (const offer of offers) if (offer.available <= 0) await this.#noteSoldOut(offer);
  }

  async #noteSoldOut(offer: Offer): Promise<void> {
    const { name } = offer;
    const key = keyOf(offer);
    const known = this.#variants.get(key) ?? { name, times: 0 };
    known.times += 1;
    if (known.times === 1) this.#variants.set(key, known);
    if (known.times !== RUSH) return;
    const holders = await this.#findHolders(offer.variantId);
    this.#variants.set(key, { ...known, holders });
    this.#rushUntil = performance.now() + BELIEVED_MS;
  }

  async #findHolders(variantId: number): Promise<Set<string>> {
    const rows = await this.#db
      .selectFrom('reservation')
      .innerJoin('checkout', 'checkout.id', 'reservation.checkout_id')
      .where('variant_id', '=', variantId)
      .select('buyer_key')
      .execute();
    return new Set(rows.map((row) => row.buyer_key));
  }
}

function keyOf({ productId, size }: { productId: string; size: string | null }): string {
  return JSON.stringify([productId, isNoSize(size) ? null : size]);
}

const memories = new WeakMap<Database, SoldOutMemory>();

/** Returns this process's memory. */
export function soldOutMemory(db: Database): SoldOutMemory {
  const memory = memories.get(db) ?? new SoldOutMemory(db);
  memories.set(db, memory);
  return memory;
}
