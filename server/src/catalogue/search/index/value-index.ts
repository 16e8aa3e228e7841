import type { Bits } from './bits.ts';
import { type Posting, postingOf } from './posting.ts';

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

  valuesOf(group: string, products: Bits): string[] {
    return [...(this.#groups.get(group) ?? [])]
      .filter(([, posting]) => posting.meets(products))
      .map(([value]) => value)
      .toSorted();
  }
}
