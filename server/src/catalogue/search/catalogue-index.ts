import { type DiscountStep, discountSteps } from '@gulmohar/contract/values/listing.ts';
import { percentOff } from '@gulmohar/contract/values/money.ts';
import { addBit, type Bits, countCommon, hasBit, noBits, uniteWith } from './bits.ts';
import { GrowingBits } from './growing-bits.ts';
import { Pins } from './pins.ts';
import type { Posting } from './posting.ts';
import { SlotOrder } from './slot-order.ts';
import { ValueIndex } from './value-index.ts';
import { Vocabulary } from './vocabulary.ts';
import { type WordField, WordIndex } from './word-index.ts';
import { rawWords } from './words.ts';

/** Of their values the first is the main one, which their filter follows: the base colour before those of pattern and border. */
const GROUPS_WITH_TRIMS: readonly string[] = ['color'];
const NO_PRODUCTS = noBits(0);

/** What the index needs to know of a published product. */
export type IndexedProduct = {
  id: string;
  name: string;
  description: string;
  category: string;
  sub_category: string;
  facets: string[];
  /** Fabric, work and origin. */
  details: string;
  /** Paise. */
  price: number;
  mrp: number | null;
  bestseller_rank: number | null;
  published_at: Date;
  /** An unsized product in stock has the size ''. */
  sizes_in_stock: string[];
};

/**
 * The catalogue as finding needs it, in memory: which products carry a filter value or a word, as sets of slots, and
 * the orders they are listed in. A product has one slot; one that changes gets a new slot and its old one dies.
 */
export class CatalogueIndex {
  vocabulary = new Vocabulary([], []);
  pins = new Pins([]);
  readonly words = new WordIndex();
  readonly newest = new SlotOrder(
    (one, other) => this.#publishedAt(other) - this.#publishedAt(one) || this.#byId(one, other),
  );
  readonly cheapest = new SlotOrder(
    (one, other) => this.priceOf(one) - this.priceOf(other) || this.#byId(one, other),
  );
  /** Only the best sellers. */
  readonly bestselling = new SlotOrder(
    (one, other) => this.#rankOf(one) - this.#rankOf(other) || this.#byId(one, other),
  );
  readonly #slots = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #prices: number[] = [];
  readonly #ranks: number[] = [];
  readonly #published: number[] = [];
  readonly #live = new GrowingBits();
  readonly #inStock = new GrowingBits();
  readonly #bestsellers = new GrowingBits();
  readonly #reduced = new GrowingBits();
  /** By step, those that are reduced by so many per cent or more. */
  readonly #discounted = new Map(discountSteps.map((step) => [step, new GrowingBits()]));
  readonly #values = new ValueIndex();
  /** By 'group:value', the postings that every product with this value is in. */
  readonly #terms = new Map<string, readonly Posting[]>();
  /** The same where the value is not the main one of its group. */
  readonly #trims = new Map<string, readonly Posting[]>();
  readonly #sizes = new Map<string, GrowingBits>();
  /** By the size in small letters, the size. */
  readonly #sizeNames = new Map<string, string>();

  /** The number of slots ever assigned; every slot is below it. */
  get size(): number {
    return this.#ids.length;
  }

  get productCount(): number {
    return this.#slots.size;
  }

  /** The products on sale, as a new set that the caller may change. */
  all(): Bits {
    const bits = noBits(this.size);
    uniteWith(bits, this.#live.bits);
    return bits;
  }

  /** Whether a product on sale uses the word, in one of the fields. */
  usesWord(word: string, fields?: readonly WordField[]): boolean {
    return this.words.isUsed(word, this.#live.bits, fields);
  }

  /** Whether a product on sale uses the word or one that means the same. */
  knows(word: string, fields?: readonly WordField[]): boolean {
    return this.vocabulary.of(word).some((same) => this.usesWord(same, fields));
  }

  get inStock(): Bits {
    return this.#inStock.bits;
  }

  /** Those ranked by the owner. */
  get bestsellers(): Bits {
    return this.#bestsellers.bits;
  }

  /** Those that cost less than their MRP. */
  get reduced(): Bits {
    return this.#reduced.bits;
  }

  /** Those that are reduced by so many per cent or more, dead slots included. */
  discounted(percent: DiscountStep): Bits {
    return this.#discounted.get(percent)?.bits ?? NO_PRODUCTS;
  }

  idOf(slot: number): string {
    return this.#ids[slot] ?? '';
  }

  /** Undefined for a product that is not on sale. */
  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  /** Paise. */
  priceOf(slot: number): number {
    return this.#prices[slot] ?? 0;
  }

  /** Products that carry any of the values, dead slots included. */
  withAnyValue(group: string, values: readonly string[]): Bits {
    const bits = noBits(this.size);
    for (const value of values) this.#values.find(group, value)?.addTo(bits);
    return bits;
  }

  withAnySizeInStock(sizes: readonly string[]): Bits {
    const bits = noBits(this.size);
    for (const size of sizes) uniteWith(bits, this.#sizes.get(size)?.bits ?? NO_PRODUCTS);
    return bits;
  }

  /** How many of the products carry the value; of a size, have it in stock. */
  countValue(group: string, value: string, products: Bits): number {
    if (group === 'size') return countCommon(this.#sizes.get(value)?.bits ?? NO_PRODUCTS, products);
    return this.#values.find(group, value)?.countIn(products) ?? 0;
  }

  /** @param least paise @param most paise, may be infinite; both included */
  withPrice(least: number, most: number): Bits {
    const bits = noBits(this.size);
    const slots = this.cheapest.sorted();
    for (let at = this.#firstPriced(least); at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (this.priceOf(slot) > most) break;
      addBit(bits, slot);
    }
    return bits;
  }

  /** Every value that a group has or had. */
  valuesOf(group: string): string[] {
    return this.#values.valuesOf(group);
  }

  sizes(): string[] {
    return [...this.#sizes.keys()];
  }

  /** The size that is written so, whatever the case. */
  sizeNamed(word: string): string | undefined {
    return this.#sizeNames.get(word.toLowerCase());
  }

  /** Best sellers by their rank, then the newest. */
  comparePopularity(one: number, other: number): number {
    return this.#rankOrLast(one) - this.#rankOrLast(other) || this.newest.compare(one, other);
  }

  /** Adds a product, or replaces its earlier state. */
  put(product: IndexedProduct): void {
    this.remove(product.id);
    const slot = this.size;
    this.#ids.push(product.id);
    this.#slots.set(product.id, slot);
    this.#prices.push(product.price);
    this.#ranks.push(product.bestseller_rank ?? 0);
    this.#published.push(product.published_at.getTime());
    this.#live.add(slot);
    if (product.bestseller_rank !== null) {
      this.#bestsellers.add(slot);
      this.bestselling.add(slot);
    }
    this.#addReduction(slot, product);
    this.newest.add(slot);
    this.cheapest.add(slot);
    this.#addTerms(slot, product);
    this.#addStock(slot, product.sizes_in_stock);
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.setStock(id, []);
    this.#slots.delete(id);
    this.#live.remove(slot);
    this.#bestsellers.remove(slot);
  }

  /** Sets which sizes of a product can be bought now. */
  setStock(id: string, sizesInStock: readonly string[]): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    for (const slots of this.#sizes.values()) slots.remove(slot);
    this.#inStock.remove(slot);
    this.#addStock(slot, sizesInStock);
  }

  #addReduction(slot: number, { price, mrp }: IndexedProduct): void {
    if (mrp === null || mrp <= price) return;
    this.#reduced.add(slot);
    const percent = percentOff(price, mrp);
    for (const [step, slots] of this.#discounted) if (percent >= step) slots.add(slot);
  }

  #addStock(slot: number, sizesInStock: readonly string[]): void {
    for (const size of sizesInStock) {
      const slots = this.#sizes.get(size) ?? new GrowingBits();
      slots.add(slot);
      this.#sizes.set(size, slots);
      if (size !== '') this.#sizeNames.set(size.toLowerCase(), size);
    }
    if (sizesInStock.length > 0) this.#inStock.add(slot);
  }

  #addTerms(slot: number, product: IndexedProduct): void {
    const { name, description, category, sub_category: subCategory, facets, details } = product;
    let groupBefore = '';
    for (const term of [`category:${category}`, `subCategory:${subCategory}`, ...facets]) {
      const group = term.slice(0, term.indexOf(':'));
      const isTrim = group === groupBefore && GROUPS_WITH_TRIMS.includes(group);
      for (const posting of this.#postingsOf(term, isTrim)) posting.add(slot);
      groupBefore = group;
    }
    for (const posting of this.words.postingsOf('name', name)) posting.add(slot);
    for (const posting of this.words.postingsOf('head', rawWords(name).at(-1) ?? '')) posting.add(slot);
    for (const posting of this.words.postingsOf('details', details)) posting.add(slot);
    for (const posting of this.words.postingsOf('description', description)) posting.add(slot);
  }

  #postingsOf(term: string, isTrim: boolean): readonly Posting[] {
    const terms = isTrim ? this.#trims : this.#terms;
    const known = terms.get(term);
    if (known) return known;
    const colon = term.indexOf(':');
    const [group, value] = [term.slice(0, colon), term.slice(colon + 1)];
    const isTag = group !== 'category' && group !== 'subCategory';
    const postings = [
      ...(isTrim ? [] : [this.#values.findOrBegin(group, value)]),
      ...(isTag ? [this.#values.findOrBegin('filterTags', value)] : []),
      ...this.words.postingsOf(isTrim ? 'trims' : 'tags', value),
    ];
    terms.set(term, postings);
    return postings;
  }

  /** Where in the order of prices this price begins, by binary search. */
  #firstPriced(least: number): number {
    const slots = this.cheapest.sorted();
    let low = 0;
    let high = slots.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.priceOf(slots[middle] ?? 0) < least) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #rankOf(slot: number): number {
    return this.#ranks[slot] ?? 0;
  }

  #rankOrLast(slot: number): number {
    return hasBit(this.#bestsellers.bits, slot) ? this.#rankOf(slot) : Number.MAX_SAFE_INTEGER;
  }

  #publishedAt(slot: number): number {
    return this.#published[slot] ?? 0;
  }

  #byId(one: number, other: number): number {
    return this.idOf(one) < this.idOf(other) ? -1 : 1;
  }
}
