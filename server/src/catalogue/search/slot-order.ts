import { type Bits, hasBit, numbersIn } from './bits.ts';

type Compare = (one: number, other: number) => number;

/** Up to this many slots are sorted; with more, the whole order is walked until the page is full. */
const FEW = 500;

/** A growing order of slots; new slots are sorted and merged in when the order is next used. */
export class SlotOrder {
  #sorted: Uint32Array<ArrayBuffer>;
  #added: number[] = [];
  readonly compare: Compare;

  /** @param sorted slots already in this order */
  constructor(compare: Compare, sorted = new Uint32Array(0)) {
    this.compare = compare;
    this.#sorted = sorted;
  }

  add(slot: number): void {
    this.#added.push(slot);
  }

  /**
   * Returns slots of a set in this order or reversed, skipping `skip` and taking at most `take`.
   * @param count how many slots are in the set
   */
  pick(bits: Bits, count: number, skip: number, take: number, direction: 1 | -1 = 1): number[] {
    if (count <= FEW) {
      const compare: Compare = (one, other) => direction * this.compare(one, other);
      return numbersIn(bits)
        .sort(compare)
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

  /**
   * Returns the slot of a set that follows the given one in this order, wrapping around at the end; undefined
   * if it is the only one.
   */
  next(bits: Bits, slot: number): number | undefined {
    const few = numbersIn(bits);
    const slots = few.length <= FEW ? few.sort(this.compare) : this.sorted();
    const own = placeFor(slot, slots, 0, this.compare);
    for (let step = 0; step < slots.length; step += 1) {
      const candidate = slots[(own + step) % slots.length] ?? slot;
      if (candidate !== slot && hasBit(bits, candidate)) return candidate;
    }
    return undefined;
  }

  /** Returns every slot in this order, first merging new ones into newly allocated memory. */
  sorted(): Uint32Array<ArrayBuffer> {
    if (this.#added.length > 0) {
      this.#sorted = merge(this.#sorted, Uint32Array.from(this.#added).sort(this.compare), this.compare);
      this.#added = [];
    }
    return this.#sorted;
  }
}

function merge(one: Uint32Array, other: Uint32Array, compare: Compare): Uint32Array<ArrayBuffer> {
  const merged = new Uint32Array(one.length + other.length);
  let next = 0;
  let index = 0;
  for (const slot of other) {
    const place = placeFor(slot, one, index, compare);
    merged.set(one.subarray(index, place), next);
    next += place - index;
    index = place;
    merged[next] = slot;
    next += 1;
  }
  merged.set(one.subarray(index), next);
  return merged;
}

/** Returns the first index from `start` whose slot sorts after the given one, by binary search. */
function placeFor(slot: number, sorted: ArrayLike<number>, start: number, compare: Compare): number {
  let low = start;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
