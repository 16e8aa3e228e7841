import { type Bits, hasBit, numbersIn } from './bits.ts';

type Compare = (one: number, other: number) => number;

/** Up to this many slots are sorted; with more, the whole order is walked until the page is full. */
const FEW = 500;

/** A growing order of slots; new ones are merged in when the order is next used. */
export class SlotOrder {
  #sorted = new Uint32Array(0);
  #added: number[] = [];
  readonly compare: Compare;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  add(slot: number): void {
    this.#added.push(slot);
  }

  sorted(): Uint32Array {
    if (this.#added.length > 0) {
      this.#sorted = merge(this.#sorted, this.#added.sort(this.compare), this.compare);
      this.#added = [];
    }
    return this.#sorted;
  }

  /**
   * Returns slots of a set in this order or reversed, skipping `skip` and taking at most `take`.
   * @param count how many slots are in the set
   */
  pick(bits: Bits, count: number, skip: number, take: number, direction: 1 | -1 = 1): number[] {
    if (count <= FEW) {
      return numbersIn(bits)
        .sort((one, other) => direction * this.compare(one, other))
        .slice(skip, skip + take);
    }
    const sorted = this.sorted();
    const picked: number[] = [];
    let toSkip = skip;
    for (let index = 0; index < sorted.length && picked.length < take; index += 1) {
      const slot = sorted[direction === 1 ? index : sorted.length - 1 - index] ?? 0;
      if (!hasBit(bits, slot)) continue;
      if (toSkip > 0) toSkip -= 1;
      else picked.push(slot);
    }
    return picked;
  }
}

function merge(many: Uint32Array, few: readonly number[], compare: Compare): Uint32Array<ArrayBuffer> {
  const merged = new Uint32Array(many.length + few.length);
  let used = 0;
  for (const [at, slot] of few.entries()) {
    const place = placeOf(slot, many, used, compare);
    merged.set(many.subarray(used, place), used + at);
    merged[place + at] = slot;
    used = place;
  }
  merged.set(many.subarray(used), used + few.length);
  return merged;
}

function placeOf(slot: number, sorted: Uint32Array, start: number, compare: Compare): number {
  let low = start;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
