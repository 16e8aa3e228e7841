import { addBit, type Bits, noBits } from './bits.ts';

export class GrowingBits {
  #bits: Bits = noBits(512);

  get bits(): Bits {
    return this.#bits;
  }

  add(number: number): void {
    const word = number >>> 5;
    if (word >= this.#bits.length) {
      const larger = new Uint32Array(Math.max(word + 1, this.#bits.length * 2));
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
