import type { Bits } from './bits.ts';
import type { Numbers } from './growing-numbers.ts';

const kinds = { Uint8Array, Uint32Array, Int32Array, Float64Array } as const;
export type NumberKind = keyof typeof kinds;

/** Numbers that stand one behind the other in the file, and what holds them now. */
export type Block = { kind: NumberKind; length: number; parts: readonly Numbers[] };

/** Of which kind and how many the numbers are. */
export type BlockShape = Pick<Block, 'kind' | 'length'>;

/**
 * An index as it is at one moment, for a file: lists of texts, and numbers by reference. What the index does later to those
 * numbers does not change the image, but for sets of slots, which may gain slots that the image does not have.
 */
export class IndexImage {
  readonly texts: string[][] = [];
  readonly blocks: Block[] = [];
  readonly slots: number;

  /** @param slots how many there are */
  constructor(slots: number) {
    this.slots = slots;
  }

  addTexts(texts: Iterable<string>): void {
    this.texts.push([...texts]);
  }

  addNumbers(...parts: [Numbers, ...Numbers[]]): void {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    this.blocks.push({ kind: kindOf(parts[0]), length, parts });
  }

  /** A set whose present slots stay as they are. */
  addGrowing(set: Bits): void {
    this.addNumbers(set.subarray(0, Math.ceil(this.slots / 32)));
  }

  /** A set whose slots come and go. */
  addChanging(set: Bits): void {
    this.addNumbers(set.slice(0, Math.ceil(this.slots / 32)));
  }
}

/** What an image was written with, to be taken in the same order. */
export class ReadImage {
  readonly slots: number;
  readonly #texts: readonly string[][];
  readonly #arrays: readonly Numbers[];
  #nextTexts = 0;
  #nextArray = 0;

  constructor(slots: number, texts: readonly string[][], arrays: readonly Numbers[]) {
    this.slots = slots;
    this.#texts = texts;
    this.#arrays = arrays;
  }

  takeTexts(): readonly string[] {
    const texts = this.#texts[this.#nextTexts];
    if (!texts) throw new Error('The image has no more texts');
    this.#nextTexts += 1;
    return texts;
  }

  /** @throws Error when the next numbers are of another kind */
  take<Kind extends NumberKind>(kind: Kind): InstanceType<(typeof kinds)[Kind]> & Numbers {
    const numbers = this.#arrays[this.#nextArray];
    if (!(numbers instanceof kinds[kind])) throw new Error(`The image has no ${kind} in this place`);
    this.#nextArray += 1;
    return numbers as InstanceType<(typeof kinds)[Kind]> & Numbers;
  }

  /** A set, without what came after the image. */
  takeSet(): Bits {
    const bits: Bits = this.take('Uint32Array');
    const last = this.slots >>> 5;
    if (bits.length > last) bits[last] = (bits[last] ?? 0) & ((1 << (this.slots & 31)) - 1);
    return bits;
  }
}

export function makeNumbers({ kind, length }: BlockShape): Numbers {
  return new kinds[kind](length);
}

function kindOf(numbers: Numbers): NumberKind {
  const kind = (Object.keys(kinds) as NumberKind[]).find((name) => numbers instanceof kinds[name]);
  if (!kind) throw new Error('Such numbers are not written');
  return kind;
}
