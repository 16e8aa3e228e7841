import { addBit, type Bits, countCommon, hasBit, haveCommon, uniteWith } from './bits.ts';
import { GrowingBits } from './growing-bits.ts';

/** A list of numbers takes 32 bits for each, a set one bit for each that could be in it. */
const LIST_BITS = 32;

/**
 * The slots of the products that carry a value or word, added in ascending order: a list while few, then a set of bits.
 */
export class Posting {
  #count = 0;
  #last = -1;
  #list = new Uint32Array(2);
  #set: GrowingBits | undefined;

  /** How many were ever added; products that were replaced since are still counted. */
  get count(): number {
    return this.#count;
  }

  /** Adding the last one again changes nothing. */
  add(slot: number): void {
    if (slot === this.#last) return;
    this.#last = slot;
    this.#count += 1;
    if (this.#count * LIST_BITS > slot + 2048) this.#becomeSet();
    if (this.#set) this.#set.add(slot);
    else this.#append(slot);
  }

  addTo(bits: Bits): void {
    if (this.#set) uniteWith(bits, this.#set.bits);
    for (const slot of this.#few()) addBit(bits, slot);
  }

  /** How many of the slots are in the set. */
  countIn(bits: Bits): number {
    if (this.#set) return countCommon(this.#set.bits, bits);
    return this.#few().reduce((sum, slot) => sum + (hasBit(bits, slot) ? 1 : 0), 0);
  }

  /** Whether any of the slots is in the set. */
  meets(bits: Bits): boolean {
    if (this.#set) return haveCommon(this.#set.bits, bits);
    return this.#few().some((slot) => hasBit(bits, slot));
  }

  #few(): Uint32Array {
    return this.#set ? this.#list : this.#list.subarray(0, this.#count);
  }

  #append(slot: number): void {
    let list = this.#list;
    if (this.#count > list.length) {
      const longer = new Uint32Array(list.length * 2);
      longer.set(list);
      list = longer;
    }
    list[this.#count - 1] = slot;
    this.#list = list;
  }

  #becomeSet(): void {
    if (this.#set) return;
    this.#set = new GrowingBits();
    for (const slot of this.#list.subarray(0, this.#count - 1)) this.#set.add(slot);
    this.#list = new Uint32Array(0);
  }
}
