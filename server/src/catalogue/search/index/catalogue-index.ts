import type { CollectionContent } from '@gulmohar/contract/admin/collection.ts';
import type { DiscountStep } from '@gulmohar/contract/values/listing.ts';
import type { ShopWords, WordField } from '../language/shop-words.ts';
import { Vocabulary } from '../language/vocabulary.ts';
import { rawWords } from '../language/words.ts';
import { addBit, type Bits, countCommon, difference, haveCommon, noBits, union, uniteWith } from './bits.ts';
import { Pins } from './pins.ts';
import { ProductCodes, type VariantCode } from './product-codes.ts';
import { Ratings } from './ratings.ts';
import { Reductions } from './reductions.ts';
import type { SlotOrder } from './slot-order.ts';
import { SlotTable } from './slot-table.ts';
import { StockedSizes } from './stocked-sizes.ts';
import { ValueIndex } from './value-index.ts';
import { WordIndex } from './word-index.ts';

/**
 * Groups whose first value is the main one, which the filter uses: the base colour comes before those of
 * pattern and border.
 */
const GROUPS_WITH_TRIMS: readonly string[] = ['color'];
/** Wearers of the owner's table. */
const CHILDREN = 'kid';
const ADULTS = ['women', 'men'];

export type IndexedProduct = {
  id: string;
  name: string;
  description: string;
  category: string;
  sub_category: string;
  facets: string[];
  brand: string;
  product_type: string;
  details: string;
  /** Paise: that of the cheapest size. */
  price: number;
  highest_price: number;
  mrp: number | null;
  bestseller_rank: number | null;
  published_at: Date;
  /** An unsized product in stock has the size ''. */
  sizes_in_stock: string[];
  codes: VariantCode[];
};

/**
 * The catalogue in memory, for searching: sets of slots for each filter value and word, and the orders of
 * lists. Each product has one slot; when it changes it gets a new slot, and the old one becomes dead.
 */
export class CatalogueIndex implements ShopWords {
  vocabulary = new Vocabulary([], []);
  pins = new Pins([]);
  /** Those that shoppers see, by handle. */
  collections: ReadonlyMap<string, CollectionContent> = new Map();
  ratings = new Ratings([]);
  readonly words = new WordIndex();
  readonly #codes = new ProductCodes();
  readonly #slots = new SlotTable();
  readonly #stock = new StockedSizes();
  readonly #reductions = new Reductions();
  readonly #values = new ValueIndex();
  /** The highest price of products whose sizes differ in price; the lowest is in the table of slots. */
  readonly #highestPrices = new Map<number, number>();

  /** The number of slots ever assigned; every slot is below it. */
  get size(): number {
    return this.#slots.size;
  }

  get productCount(): number {
    return this.#slots.liveCount;
  }

  get newest(): SlotOrder {
    return this.#slots.newest;
  }

  get cheapest(): SlotOrder {
    return this.#slots.cheapest;
  }

  get bestselling(): SlotOrder {
    return this.#slots.bestselling;
  }

  /** Returns the products on sale as a new set, which the caller may change. */
  all(): Bits {
    const bits = noBits(this.size);
    uniteWith(bits, this.#slots.live);
    return bits;
  }

  usesWord(word: string, fields?: readonly WordField[]): boolean {
    return this.words.isUsed(word, this.#slots.live, fields);
  }

  frequencyOf(word: string, field: WordField): number {
    return this.words.countIn(this.#slots.live, word, field);
  }

  knows(word: string, fields?: readonly WordField[]): boolean {
    return this.vocabulary.of(word).some((same) => this.usesWord(same, fields));
  }

  sounds(): Iterable<[word: string, sound: string]> {
    return this.words.sounds();
  }

  get inStock(): Bits {
    return this.#stock.inStock;
  }

  get bestsellers(): Bits {
    return this.#slots.bestsellers;
  }

  get reduced(): Bits {
    return this.#reductions.any;
  }

  /** Returns the products reduced by at least this percentage, including dead slots. */
  discounted(percent: DiscountStep): Bits {
    return this.#reductions.from(percent);
  }

  /** Returns the products with a SKU, an article code or a model number in the name, including dead slots. */
  withCode(code: string): Bits {
    const bits = this.#codes.having(code, this.size);
    this.words.addAny(bits, 'name', [code]);
    return bits;
  }

  hasCode(code: string): boolean {
    return haveCommon(this.withCode(code), this.#slots.live);
  }

  /** Returns the products for children alone, including dead slots. */
  get children(): Bits {
    const wornBy = (wearer: string) => {
      const bits = noBits(this.size);
      for (const word of this.vocabulary.says(wearer)?.finds ?? [])
        this.words.addAny(bits, 'tags', this.vocabulary.of(word));
      return bits;
    };
    return difference(wornBy(CHILDREN), union(ADULTS.map(wornBy), this.size));
  }

  idOf(slot: number): string {
    return this.#slots.idOf(slot);
  }

  /** undefined for a product that is not on sale. */
  slotOf(id: string): number | undefined {
    return this.#slots.slotOf(id);
  }

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

  /**
   * Returns the products with a price from the cheapest to the dearest size in the range, including dead slots.
   * @param least paise, included @param most paise, included; may be infinite
   */
  withPrice(least: number, most: number): Bits {
    const bits = noBits(this.size);
    const slots = this.cheapest.sorted();
    for (let at = this.#firstPriced(least); at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (this.priceOf(slot) > most) break;
      addBit(bits, slot);
    }
    for (const [slot, highest] of this.#highestPrices)
      if (highest >= least && this.priceOf(slot) < least) addBit(bits, slot);
    return bits;
  }

  valuesOf(group: string): string[] {
    return this.#values.valuesOf(group, this.#slots.live);
  }

  sizes(): string[] {
    return this.#stock.names();
  }

  sizeNamed(word: string): string | undefined {
    const lower = word.toLowerCase();
    return this.sizes().find((size) => size !== '' && size.toLowerCase() === lower);
  }

  put(product: IndexedProduct): void {
    this.remove(product.id);
    const slot = this.#slots.add({
      id: product.id,
      price: product.price,
      bestsellerRank: product.bestseller_rank,
      publishedAt: product.published_at.getTime(),
    });
    if (product.highest_price > product.price) this.#highestPrices.set(slot, product.highest_price);
    this.#reductions.add(slot, product);
    this.#stock.set(slot, product.sizes_in_stock);
    this.#addValues(slot, product);
    this.#codes.add(slot, product.codes);
    this.words.add(slot, 'name', product.name);
    this.words.add(slot, 'head', rawWords(product.name).at(-1) ?? '');
    this.words.add(slot, 'details', product.details);
    this.words.add(slot, 'description', product.description);
  }

  remove(id: string): void {
    const slot = this.#slots.remove(id);
    if (slot !== undefined) this.#stock.set(slot, []);
  }

  setStock(id: string, sizesInStock: readonly string[]): void {
    const slot = this.slotOf(id);
    if (slot !== undefined) this.#stock.set(slot, sizesInStock);
  }

  #addValues(slot: number, product: IndexedProduct): void {
    const { category, sub_category: subCategory, facets } = product;
    this.#values.add(slot, 'category', category);
    this.#values.add(slot, 'subCategory', subCategory);
    this.#values.add(slot, 'brand', product.brand);
    this.#values.add(slot, 'productType', product.product_type);
    for (const value of [category, subCategory]) this.words.add(slot, 'tags', value);
    let groupBefore = '';
    for (const facet of facets) {
      const colon = facet.indexOf(':');
      const [group, value] = [facet.slice(0, colon), facet.slice(colon + 1)];
      const isTrim = group === groupBefore && GROUPS_WITH_TRIMS.includes(group);
      if (!isTrim) this.#values.add(slot, group, value);
      this.#values.add(slot, 'filterTags', value);
      this.words.add(slot, isTrim ? 'trims' : 'tags', value);
      groupBefore = group;
    }
  }

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
