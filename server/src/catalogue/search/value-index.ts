import { Posting } from './posting.ts';

/** Which products carry a value of a group: of the categories, the colours, the tags. */
export class ValueIndex {
  readonly #groups = new Map<string, Map<string, Posting>>();

  find(group: string, value: string): Posting | undefined {
    return this.#groups.get(group)?.get(value);
  }

  findOrBegin(group: string, value: string): Posting {
    const values = this.#groups.get(group) ?? new Map<string, Posting>();
    this.#groups.set(group, values);
    const posting = values.get(value) ?? new Posting();
    values.set(value, posting);
    return posting;
  }

  /** Every value that a group has or had. */
  valuesOf(group: string): string[] {
    return [...(this.#groups.get(group)?.keys() ?? [])];
  }
}
