import { addBit, type Bits, noBits } from './bits.ts';
import { withRoom } from './growing-numbers.ts';

/** A set of numbers without an upper limit, whose members can be added and removed. */
export class GrowingBits {
  #bits: Bits;

  /** @param bits owned by the set from now on */
  constructor(bits: Bits = noBits(512)) {
    this.#bits = bits;
  }

  get bits(): Bits {
    return this.#bits;
  }

  add(number: number): void {
    this.#bits = withRoom(this.#bits, (number >>> 5) + 1);
    addBit(this.#bits, number);
  }

  remove(number: number): void {
    const word = number >>> 5;
    if (word < this.#bits.length) this.#bits[word] = (this.#bits[word] ?? 0) & ~(1 << (number & 31));
  }
}
