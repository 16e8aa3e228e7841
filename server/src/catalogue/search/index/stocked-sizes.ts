import { type Bits, isEmpty, noBits, uniteWith } from './bits.ts';
import { GrowingBits } from './growing-bits.ts';

const NOTHING = noBits(0);

/** Which products are available, and in which sizes. An unsized product has the size ''. */
export class StockedSizes {
  readonly #inStock = new GrowingBits();
  readonly #bySize = new Map<string, GrowingBits>();

  get inStock(): Bits {
    return this.#inStock.bits;
  }

  having(size: string): Bits {
    return this.#bySize.get(size)?.bits ?? NOTHING;
  }

  addAny(bits: Bits, sizes: readonly string[]): void {
    for (const size of sizes) uniteWith(bits, this.having(size));
  }

  set(slot: number, sizes: readonly string[]): void {
    for (const slots of this.#bySize.values()) slots.remove(slot);
    this.#inStock.remove(slot);
    for (const size of sizes) {
      const slots = this.#bySize.get(size) ?? new GrowingBits();
      slots.add(slot);
      this.#bySize.set(size, slots);
    }
    if (sizes.length > 0) this.#inStock.add(slot);
  }

  names(): string[] {
    return [...this.#bySize]
      .filter(([, slots]) => !isEmpty(slots.bits))
      .map(([size]) => size)
      .toSorted();
  }
}
