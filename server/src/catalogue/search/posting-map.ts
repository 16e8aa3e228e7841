import type { IndexImage, ReadImage } from './index-image.ts';
import { Posting } from './posting.ts';

/** Stored instead of a list's length when the products are a set. */
const IS_SET = -1;
const NO_SLOTS = new Uint32Array(0);

/** Postings by the word or value they are for. */
export class PostingMap {
  readonly #postings = new Map<string, Posting>();

  get(text: string): Posting | undefined {
    return this.#postings.get(text);
  }

  begin(text: string): Posting {
    const posting = new Posting();
    this.#postings.set(text, posting);
    return posting;
  }

  texts(): Iterable<string> {
    return this.#postings.keys();
  }

  all(): Iterable<[text: string, posting: Posting]> {
    return this.#postings;
  }

  /** Writes the texts, the length of each list, all lists in one, and the sets. */
  capture(image: IndexImage): void {
    const postings = [...this.#postings.values()].map((posting) => posting.all());
    image.addTexts(this.#postings.keys());
    image.addNumbers(Int32Array.from(postings, (all) => ('list' in all ? all.list.length : IS_SET)));
    image.addNumbers(NO_SLOTS, ...postings.flatMap((all) => ('list' in all ? [all.list] : [])));
    for (const all of postings) if ('set' in all) image.addGrowing(all.set);
  }

  static restore(image: ReadImage): PostingMap {
    const map = new PostingMap();
    const texts = image.takeTexts();
    const lengths = image.take('Int32Array');
    const lists = image.take('Uint32Array');
    let start = 0;
    for (const [at, text] of texts.entries()) {
      const length = lengths[at] ?? IS_SET;
      const isSet = length === IS_SET;
      map.#postings.set(
        text,
        isSet ? Posting.ofSet(image.takeSet()) : Posting.ofList(lists.subarray(start, start + length)),
      );
      if (!isSet) start += length;
    }
    return map;
  }
}
