import { type Bits, hasBit } from './bits.ts';
import { GrowingBits } from './growing-bits.ts';
import { Column } from './growing-numbers.ts';
import type { IndexImage, ReadImage } from './index-image.ts';
import { SlotIds } from './slot-ids.ts';
import { SlotOrder } from './slot-order.ts';

/** The numeric facts of a slot's product. */
type SlotFacts = {
  id: string;
  /** Paise. */
  price: number;
  bestseller_rank: number | null;
  published_at: Date;
};

type Columns = {
  prices: Column<Int32Array<ArrayBuffer>>;
  /** 0 for products without a rank. */
  ranks: Column<Int32Array<ArrayBuffer>>;
  /** Milliseconds since 1970. */
  published: Column<Float64Array<ArrayBuffer>>;
};

type Sorted = Partial<Record<'newest' | 'cheapest' | 'bestselling', Uint32Array<ArrayBuffer>>>;

/** Ids, prices, ranks and times by slot, which slots are alive, and their orders. */
export class SlotTable {
  readonly newest: SlotOrder;
  readonly cheapest: SlotOrder;
  /** Only the best sellers. */
  readonly bestselling: SlotOrder;
  readonly #ids: SlotIds;
  readonly #columns: Columns;
  readonly #live: GrowingBits;
  readonly #bestsellers: GrowingBits;

  constructor(
    ids = new SlotIds(),
    columns: Columns = {
      prices: new Column(new Int32Array(0)),
      ranks: new Column(new Int32Array(0)),
      published: new Column(new Float64Array(0)),
    },
    live = new GrowingBits(),
    bestsellers = new GrowingBits(),
    sorted: Sorted = {},
  ) {
    this.#ids = ids;
    this.#columns = columns;
    this.#live = live;
    this.#bestsellers = bestsellers;
    const { prices, ranks, published } = columns;
    const orderOf = (compare: (one: number, other: number) => number, slots?: Uint32Array<ArrayBuffer>) =>
      new SlotOrder((one, other) => compare(one, other) || ids.compare(one, other), slots);
    this.newest = orderOf((one, other) => published.at(other) - published.at(one), sorted.newest);
    this.cheapest = orderOf((one, other) => prices.at(one) - prices.at(other), sorted.cheapest);
    this.bestselling = orderOf((one, other) => ranks.at(one) - ranks.at(other), sorted.bestselling);
  }

  static restore(image: ReadImage): SlotTable {
    const ids = new SlotIds(image.take('Uint8Array'), image.take('Uint32Array'));
    const columns = {
      prices: new Column(image.take('Int32Array')),
      ranks: new Column(image.take('Int32Array')),
      published: new Column(image.take('Float64Array')),
    };
    const [live, bestsellers] = [image.takeSet(), image.takeSet()];
    const [newest, cheapest, bestselling] = [0, 1, 2].map(() => image.take('Uint32Array'));
    ids.revive(live);
    return new SlotTable(ids, columns, new GrowingBits(live), new GrowingBits(bestsellers), {
      ...(newest && { newest }),
      ...(cheapest && { cheapest }),
      ...(bestselling && { bestselling }),
    });
  }

  capture(image: IndexImage): void {
    const { bytes, ends } = this.#ids.all();
    const { prices, ranks, published } = this.#columns;
    for (const numbers of [bytes, ends, prices.all(), ranks.all(), published.all()])
      image.addNumbers(numbers);
    for (const changing of [this.#live, this.#bestsellers]) image.addChanging(changing.bits);
    for (const order of [this.newest, this.cheapest, this.bestselling]) image.addNumbers(order.sorted());
  }

  /** The number of slots ever assigned; every slot is below it. */
  get size(): number {
    return this.#ids.length;
  }

  get liveCount(): number {
    return this.#ids.liveCount;
  }

  get live(): Bits {
    return this.#live.bits;
  }

  get bestsellers(): Bits {
    return this.#bestsellers.bits;
  }

  idOf(slot: number): string {
    return this.#ids.of(slot);
  }

  slotOf(id: string): number | undefined {
    return this.#ids.find(id);
  }

  /** Returns the price in paise. */
  priceOf(slot: number): number {
    return this.#columns.prices.at(slot);
  }

  /** Compares by rank; products without one come last. */
  compareRank(one: number, other: number): number {
    return this.#rankOrLast(one) - this.#rankOrLast(other);
  }

  /** Assigns the next slot to a product, whose id must not have a live slot. */
  add({ id, price, bestseller_rank: rank, published_at: published }: SlotFacts): number {
    const slot = this.#ids.add(id);
    this.#columns.prices.push(price);
    this.#columns.ranks.push(rank ?? 0);
    this.#columns.published.push(published.getTime());
    this.#live.add(slot);
    if (rank !== null) {
      this.#bestsellers.add(slot);
      this.bestselling.add(slot);
    }
    this.newest.add(slot);
    this.cheapest.add(slot);
    return slot;
  }

  /** @returns the slot that became dead */
  remove(id: string): number | undefined {
    const slot = this.#ids.remove(id);
    if (slot === undefined) return undefined;
    this.#live.remove(slot);
    this.#bestsellers.remove(slot);
    return slot;
  }

  #rankOrLast(slot: number): number {
    return hasBit(this.#bestsellers.bits, slot) ? this.#columns.ranks.at(slot) : Number.MAX_SAFE_INTEGER;
  }
}
