export type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** Spare room as a share of the length: a trade-off between copying and unused memory. */
const SPARE_SHARE = 1 / 8;
const MIN_SPARE = 16;

/**
 * Returns the numbers with room for at least `length`, padded with 0; the same array if it is long enough.
 */
export function withRoom<Kind extends Numbers>(numbers: Kind, length: number): Kind {
  if (length <= numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => Kind;
  const larger = new Kind(length + Math.ceil(length * SPARE_SHARE) + MIN_SPARE);
  larger.set(numbers);
  return larger;
}

/** One number per slot, in the order of the slots. */
export class Column<Kind extends Numbers> {
  #numbers: Kind;
  #length: number;

  /** @param numbers owned by the column from now on */
  constructor(numbers: Kind) {
    this.#numbers = numbers;
    this.#length = numbers.length;
  }

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    this.#numbers = withRoom(this.#numbers, this.#length + 1);
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  at(slot: number): number {
    return this.#numbers[slot] ?? 0;
  }

  /** Returns a view of the present numbers, which do not change any more. */
  all(): Kind {
    return this.#numbers.subarray(0, this.#length) as Kind;
  }
}
