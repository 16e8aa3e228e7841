import type { Bits } from './bits.ts';
import type { IndexImage, ReadImage } from './index-image.ts';
import type { Posting } from './posting.ts';
import { PostingMap } from './posting-map.ts';

/** Which products carry each value of a group, such as categories, colours and tags. */
export class ValueIndex {
  readonly #groups: Map<string, PostingMap>;

  constructor(groups = new Map<string, PostingMap>()) {
    this.#groups = groups;
  }

  static restore(image: ReadImage): ValueIndex {
    return new ValueIndex(new Map(image.takeTexts().map((group) => [group, PostingMap.restore(image)])));
  }

  find(group: string, value: string): Posting | undefined {
    return this.#groups.get(group)?.get(value);
  }

  findOrBegin(group: string, value: string): Posting {
    const values = this.#groups.get(group) ?? new PostingMap();
    this.#groups.set(group, values);
    return values.get(value) ?? values.begin(value);
  }

  /** Returns the values of a group that any of the products carries, in alphabetical order. */
  valuesOf(group: string, products: Bits): string[] {
    const values = [...(this.#groups.get(group)?.all() ?? [])];
    return values
      .filter(([, posting]) => posting.meets(products))
      .map(([value]) => value)
      .toSorted();
  }

  capture(image: IndexImage): void {
    image.addTexts(this.#groups.keys());
    for (const values of this.#groups.values()) values.capture(image);
  }
}
