import type { Bits } from './bits.ts';
import type { Numbers } from './growing-numbers.ts';

const kinds = { Uint8Array, Uint32Array, Int32Array, Float64Array } as const;
export type NumberKind = keyof typeof kinds;

/** Numbers stored consecutively in the file, and the arrays that hold them now. */
export type Block = { kind: NumberKind; length: number; parts: readonly Numbers[] };

/** The type and count of the numbers. */
export type BlockShape = Pick<Block, 'kind' | 'length'>;

/**
 * The state of an index at one moment, to be written to a file: lists of texts, and numbers by reference.
 * Later changes to the index do not affect the image, except that sets may gain slots that are not part of
 * it.
 */
export class IndexImage {
  readonly texts: string[][] = [];
  readonly blocks: Block[] = [];
  readonly slots: number;

  /** @param slots the number of slots */
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

  /** Adds a set whose present slots do not change any more. */
  addGrowing(set: Bits): void {
    this.addNumbers(set.subarray(0, Math.ceil(this.slots / 32)));
  }

  /** Adds a copy of a set whose slots come and go. */
  addChanging(set: Bits): void {
    this.addNumbers(set.slice(0, Math.ceil(this.slots / 32)));
  }
}

/** The content of an image read from a file, to be taken in the order in which it was added. */
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

  /** @throws Error when the next numbers are of another type */
  take<Kind extends NumberKind>(kind: Kind): InstanceType<(typeof kinds)[Kind]> & Numbers {
    const numbers = this.#arrays[this.#nextArray];
    if (!(numbers instanceof kinds[kind])) throw new Error(`The image has no ${kind} at this position`);
    this.#nextArray += 1;
    return numbers as InstanceType<(typeof kinds)[Kind]> & Numbers;
  }

  /** Takes a set, without slots that were added after the image. */
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
  if (!kind) throw new Error('Numbers of this type are not supported');
  return kind;
}
