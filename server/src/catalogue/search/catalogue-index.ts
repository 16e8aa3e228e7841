import type { DiscountStep } from '@gulmohar/contract/values/listing.ts';
import { addBit, type Bits, countCommon, noBits, uniteWith } from './bits.ts';
import { IndexImage, type ReadImage } from './index-image.ts';
import { Pins } from './pins.ts';
import type { Posting } from './posting.ts';
import { Reductions } from './reductions.ts';
import type { SlotOrder } from './slot-order.ts';
import { SlotTable } from './slot-table.ts';
import { StockedSizes } from './stocked-sizes.ts';
import { ValueIndex } from './value-index.ts';
import { Vocabulary } from './vocabulary.ts';
import { type WordField, WordIndex } from './word-index.ts';
import { rawWords } from './words.ts';

/**
 * Groups whose first value is the main one, which the filter uses: the base colour comes before those of
 * pattern and border.
 */
const GROUPS_WITH_TRIMS: readonly string[] = ['color'];

/** The data of a published product that is indexed. */
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
 * The catalogue in memory, for searching: sets of slots for each filter value and word, and the orders of
 * lists. Each product has one slot; when it changes it gets a new slot, and the old one becomes dead.
 */
export class CatalogueIndex {
  vocabulary = new Vocabulary([], []);
  pins = new Pins([]);
  readonly words: WordIndex;
  readonly newest: SlotOrder;
  readonly cheapest: SlotOrder;
  /** Only the best sellers. */
  readonly bestselling: SlotOrder;
  readonly #slots: SlotTable;
  readonly #stock: StockedSizes;
  readonly #reductions: Reductions;
  readonly #values: ValueIndex;
  /** By 'group:value', the postings to which every product with this value is added. */
  readonly #terms = new Map<string, readonly Posting[]>();
  /** The same for values that are not the main one of their group. */
  readonly #trims = new Map<string, readonly Posting[]>();

  constructor(
    slots = new SlotTable(),
    stock = new StockedSizes(),
    reductions = new Reductions(),
    values = new ValueIndex(),
    words = new WordIndex(),
  ) {
    this.words = words;
    this.newest = slots.newest;
    this.cheapest = slots.cheapest;
    this.bestselling = slots.bestselling;
    this.#slots = slots;
    this.#stock = stock;
    this.#reductions = reductions;
    this.#values = values;
  }

  /** Restores the index from an image, without the owner's words and pins. */
  static restore(image: ReadImage): CatalogueIndex {
    return new CatalogueIndex(
      SlotTable.restore(image),
      StockedSizes.restore(image),
      Reductions.restore(image),
      ValueIndex.restore(image),
      WordIndex.restore(image),
    );
  }

  /** Captures the present state of the index, without the owner's words and pins. */
  capture(): IndexImage {
    const image = new IndexImage(this.size);
    for (const part of [this.#slots, this.#stock, this.#reductions, this.#values, this.words]) {
      part.capture(image);
    }
    return image;
  }

  /** The number of slots ever assigned; every slot is below it. */
  get size(): number {
    return this.#slots.size;
  }

  get productCount(): number {
    return this.#slots.liveCount;
  }

  /** Returns the products on sale as a new set, which the caller may change. */
  all(): Bits {
    const bits = noBits(this.size);
    uniteWith(bits, this.#slots.live);
    return bits;
  }

  /** Whether a product on sale uses the word in one of the fields. */
  usesWord(word: string, fields?: readonly WordField[]): boolean {
    return this.words.isUsed(word, this.#slots.live, fields);
  }

  /** Counts the products on sale that use the word in the field. */
  frequencyOf(word: string, field: WordField): number {
    return this.words.countIn(this.#slots.live, word, field);
  }

  /** Whether a product on sale uses the word or a synonym of it. */
  knows(word: string, fields?: readonly WordField[]): boolean {
    return this.vocabulary.of(word).some((same) => this.usesWord(same, fields));
  }

  get inStock(): Bits {
    return this.#stock.inStock;
  }

  /** The products ranked as best sellers by the owner. */
  get bestsellers(): Bits {
    return this.#slots.bestsellers;
  }

  /** The products that cost less than their MRP. */
  get reduced(): Bits {
    return this.#reductions.any;
  }

  /** Returns the products reduced by at least this percentage, including dead slots. */
  discounted(percent: DiscountStep): Bits {
    return this.#reductions.from(percent);
  }

  idOf(slot: number): string {
    return this.#slots.idOf(slot);
  }

  /** undefined for a product that is not on sale. */
  slotOf(id: string): number | undefined {
    return this.#slots.slotOf(id);
  }

  /** Returns the price in paise. */
  priceOf(slot: number): number {
    return this.#slots.priceOf(slot);
  }

  /** Returns the products that carry any of the values, including dead slots. */
  withAnyValue(group: string, values: readonly string[]): Bits {
    const bits = noBits(this.size);
    for (const value of values) this.#values.find(group, value)?.addTo(bits);
    return bits;
  }

  withAnySizeInStock(sizes: readonly string[]): Bits {
    const bits = noBits(this.size);
    this.#stock.addAny(bits, sizes);
    return bits;
  }

  /** Counts those of the products that carry the value; for a size, those that have it in stock. */
  countValue(group: string, value: string, products: Bits): number {
    if (group === 'size') return countCommon(this.#stock.having(value), products);
    return this.#values.find(group, value)?.countIn(products) ?? 0;
  }

  /** @param least paise, included @param most paise, included; may be infinite */
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

  /** Returns every value that products on sale have in a group, in alphabetical order. */
  valuesOf(group: string): string[] {
    return this.#values.valuesOf(group, this.#slots.live);
  }

  /** Returns the sizes in stock, in alphabetical order. */
  sizes(): string[] {
    return this.#stock.names();
  }

  /** Returns the size with this name, ignoring case. */
  sizeNamed(word: string): string | undefined {
    const lower = word.toLowerCase();
    return this.sizes().find((size) => size !== '' && size.toLowerCase() === lower);
  }

  /** Compares by popularity: best sellers by rank, then the newest. */
  comparePopularity(one: number, other: number): number {
    return this.#slots.compareRank(one, other) || this.newest.compare(one, other);
  }

  /** Adds a product, or replaces its earlier state. */
  put(product: IndexedProduct): void {
    this.remove(product.id);
    const slot = this.#slots.add(product);
    this.#reductions.add(slot, product);
    this.#addTerms(slot, product);
    this.#stock.add(slot, product.sizes_in_stock);
  }

  remove(id: string): void {
    const slot = this.#slots.remove(id);
    if (slot !== undefined) this.#stock.set(slot, []);
  }

  /** Sets which sizes of a product can be bought now. */
  setStock(id: string, sizesInStock: readonly string[]): void {
    const slot = this.slotOf(id);
    if (slot !== undefined) this.#stock.set(slot, sizesInStock);
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

  /** Returns the first index in the order of prices with at least this price, by binary search. */
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
}
