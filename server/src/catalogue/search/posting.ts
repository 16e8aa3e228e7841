import { addBit, type Bits, countCommon, hasBit, haveCommon, uniteWith } from './bits.ts';
import { GrowingBits } from './growing-bits.ts';
import { withRoom } from './growing-numbers.ts';

/** A list takes 32 bits per number, a set one bit per number that could be in it. */
const LIST_BITS = 32;
const NO_SLOTS = new Uint32Array(0);

/**
 * The slots of the products that carry a value or word, added in ascending order. Stored as a list at first,
 * as a set of bits when there are many.
 */
export class Posting {
  #count = 0;
  #last = -1;
  #list = NO_SLOTS;
  #set: GrowingBits | undefined;

  /** @param list ascending; owned by the posting from now on */
  static ofList(list: Uint32Array<ArrayBuffer>): Posting {
    const posting = new Posting();
    posting.#list = list;
    posting.#count = list.length;
    posting.#last = list.at(-1) ?? -1;
    return posting;
  }

  /** @param bits owned by the posting from now on */
  static ofSet(bits: Bits): Posting {
    const posting = new Posting();
    posting.#set = new GrowingBits(bits);
    return posting;
  }

  /** Returns the present slots; a set may later gain others, a list does not. */
  all(): { list: Uint32Array<ArrayBuffer> } | { set: Bits } {
    return this.#set ? { set: this.#set.bits } : { list: this.#few() };
  }

  /** Adds a slot; does nothing if it was the last one added. */
  add(slot: number): void {
    if (slot === this.#last) return;
    this.#last = slot;
    if (!this.#set && (this.#count + 1) * LIST_BITS > slot + 2048) this.#becomeSet();
    if (this.#set) this.#set.add(slot);
    else this.#append(slot);
  }

  addTo(bits: Bits): void {
    if (this.#set) uniteWith(bits, this.#set.bits);
    for (const slot of this.#few()) addBit(bits, slot);
  }

  /** Counts the slots that are in the set. */
  countIn(bits: Bits): number {
    if (this.#set) return countCommon(this.#set.bits, bits);
    return this.#few().reduce((sum, slot) => sum + (hasBit(bits, slot) ? 1 : 0), 0);
  }

  /** Whether any of the slots is in the set. */
  meets(bits: Bits): boolean {
    if (this.#set) return haveCommon(this.#set.bits, bits);
    return this.#few().some((slot) => hasBit(bits, slot));
  }

  #few(): Uint32Array<ArrayBuffer> {
    return this.#list.subarray(0, this.#count);
  }

  #append(slot: number): void {
    this.#list = withRoom(this.#list, this.#count + 1);
    this.#list[this.#count] = slot;
    this.#count += 1;
  }

  #becomeSet(): void {
    this.#set = new GrowingBits();
    for (const slot of this.#few()) this.#set.add(slot);
    this.#list = NO_SLOTS;
    this.#count = 0;
  }
}
