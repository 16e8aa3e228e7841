import type { Bits } from './bits.ts';
import { GrowingBits } from './growing-bits.ts';
import { SlotOrder } from './slot-order.ts';

type SlotFacts = {
  id: string;
  /** Paise. */
  price: number;
  bestsellerRank: number | null;
  publishedAt: number;
};

export class SlotTable {
  readonly newest = this.#orderBy((one, other) => other.publishedAt - one.publishedAt);
  readonly cheapest = this.#orderBy((one, other) => one.price - other.price);
  readonly bestselling = this.#orderBy(
    (one, other) => (one.bestsellerRank ?? 0) - (other.bestsellerRank ?? 0),
  );
  readonly #facts: SlotFacts[] = [];
  readonly #slots = new Map<string, number>();
  readonly #live = new GrowingBits();
  readonly #bestsellers = new GrowingBits();

  get size(): number {
    return this.#facts.length;
  }

  get liveCount(): number {
    return this.#slots.size;
  }

  get live(): Bits {
    return this.#live.bits;
  }

  get bestsellers(): Bits {
    return this.#bestsellers.bits;
  }

  idOf(slot: number): string {
    return this.#of(slot).id;
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  priceOf(slot: number): number {
    return this.#of(slot).price;
  }

  /** Assigns the next slot to a product, whose id must not have a live slot. */
  add(facts: SlotFacts): number {
    const slot = this.#facts.length;
    this.#facts.push(facts);
    this.#slots.set(facts.id, slot);
    this.#live.add(slot);
    this.newest.add(slot);
    this.cheapest.add(slot);
    if (facts.bestsellerRank !== null) {
      this.#bestsellers.add(slot);
      this.bestselling.add(slot);
    }
    return slot;
  }

  /** @returns the slot that became dead */
  remove(id: string): number | undefined {
    const slot = this.#slots.get(id);
    if (slot === undefined) return undefined;
    this.#slots.delete(id);
    this.#live.remove(slot);
    this.#bestsellers.remove(slot);
    return slot;
  }

  #orderBy(compare: (one: SlotFacts, other: SlotFacts) => number): SlotOrder {
    return new SlotOrder((one, other) => {
      const [first, second] = [this.#of(one), this.#of(other)];
      return compare(first, second) || (first.id < second.id ? -1 : 1);
    });
  }

  #of(slot: number): SlotFacts {
    const facts = this.#facts[slot];
    if (!facts) throw new RangeError(`There is no product in slot ${slot}`);
    return facts;
  }
}
