export type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** Of the present length: what is copied now and then against what lies idle. */
const SPARE_SHARE = 1 / 8;
const MIN_SPARE = 16;

/** The same numbers with room for at least so many; what is new is 0. The array itself when it is long enough. */
export function withRoom<Kind extends Numbers>(numbers: Kind, length: number): Kind {
  if (length <= numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => Kind;
  const larger = new Kind(length + Math.ceil(length * SPARE_SHARE) + MIN_SPARE);
  larger.set(numbers);
  return larger;
}

/** A number for each slot, in the order of the slots. */
export class Column<Kind extends Numbers> {
  #numbers: Kind;
  #length: number;

  /** @param numbers becomes the column's own */
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

  /** Those that are there now, which stay as they are. */
  all(): Kind {
    return this.#numbers.subarray(0, this.#length) as Kind;
  }
}
