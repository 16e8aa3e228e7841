import { addBit, type Bits, countCommon, hasBit, haveCommon, uniteWith } from './bits.ts';
import { GrowingBits } from './growing-bits.ts';

/** A list takes 64 bits for each number, a set one bit for each number that could be in it. */
const LIST_BITS = 64;
const MIN_MANY = 64;

/**
 * The slots of the products that carry a value or word, added in ascending order: a list while they are few,
 * a set of bits when they are many.
 */
export class Posting {
  #few: number[] = [];
  #many: GrowingBits | undefined;
  #last = -1;

  /** Adds a slot; does nothing if it was the last one added. */
  add(slot: number): void {
    if (slot === this.#last) return;
    this.#last = slot;
    if (this.#many) this.#many.add(slot);
    else this.#few.push(slot);
    if (this.#few.length > MIN_MANY && this.#few.length * LIST_BITS > slot) this.#becomeMany();
  }

  addTo(bits: Bits): void {
    if (this.#many) uniteWith(bits, this.#many.bits);
    for (const slot of this.#few) addBit(bits, slot);
  }

  countIn(bits: Bits): number {
    if (this.#many) return countCommon(this.#many.bits, bits);
    return this.#few.reduce((sum, slot) => sum + (hasBit(bits, slot) ? 1 : 0), 0);
  }

  meets(bits: Bits): boolean {
    return this.#many ? haveCommon(this.#many.bits, bits) : this.#few.some((slot) => hasBit(bits, slot));
  }

  #becomeMany(): void {
    this.#many = new GrowingBits();
    for (const slot of this.#few) this.#many.add(slot);
    this.#few = [];
  }
}

export function postingOf(postings: Map<string, Posting>, text: string): Posting {
  const existing = postings.get(text);
  if (existing) return existing;
  const begun = new Posting();
  postings.set(text, begun);
  return begun;
}
