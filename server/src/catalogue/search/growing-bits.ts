import { addBit, type Bits, noBits } from './bits.ts';

/** A set of numbers without an upper limit, whose members come and go. */
export class GrowingBits {
  #bits: Bits = noBits(1024);

  get bits(): Bits {
    return this.#bits;
  }

  add(number: number): void {
    if (number >= this.#bits.length * 32) {
      const larger = noBits(number * 2);
      larger.set(this.#bits);
      this.#bits = larger;
    }
    addBit(this.#bits, number);
  }

  remove(number: number): void {
    const word = number >>> 5;
    if (word < this.#bits.length) this.#bits[word] = (this.#bits[word] ?? 0) & ~(1 << (number & 31));
  }
}
