import type { Bits } from './bits.ts';
import { type Posting, postingOf } from './posting.ts';

/** Which products carry each value of a group, such as categories, colours and tags. */
export class ValueIndex {
  readonly #groups = new Map<string, Map<string, Posting>>();

  add(slot: number, group: string, value: string): void {
    const values = this.#groups.get(group) ?? new Map<string, Posting>();
    this.#groups.set(group, values);
    postingOf(values, value).add(slot);
  }

  find(group: string, value: string): Posting | undefined {
    return this.#groups.get(group)?.get(value);
  }

  /** Returns the values of a group that any of the products carries, in alphabetical order. */
  valuesOf(group: string, products: Bits): string[] {
    return [...(this.#groups.get(group) ?? [])]
      .filter(([, posting]) => posting.meets(products))
      .map(([value]) => value)
      .toSorted();
  }
}
