import { type Bits, countBits, hasBit } from './bits.ts';
import { Column, withRoom } from './growing-numbers.ts';

const EMPTY = 0;
/** A place whose product was removed; probing continues past it. */
const GONE = -1;
/** A fuller table would be slower to search. */
const MAX_FULL = 0.75;
const MIN_PLACES = 1024;
/** Headroom of a rebuilt table, so that it is not rebuilt again soon. */
const GROWTH = 1.2;

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The ids of slots as consecutive UTF-8, and a hash table from ids to live slots. A million strings and Map
 * entries would take three times the memory.
 */
export class SlotIds {
  #bytes: Uint8Array<ArrayBuffer>;
  /** A view of the same memory for reading and writing text. */
  #text: Buffer;
  /** Where the id of each slot ends and the next one begins. */
  readonly #ends: Column<Uint32Array<ArrayBuffer>>;
  /** Hash table with linear probing; holds the slot + 1. */
  #places = new Int32Array(MIN_PLACES);
  #taken = 0;
  #live = 0;
  #sought = Buffer.alloc(256);

  constructor(bytes = new Uint8Array(0), ends = new Uint32Array(0)) {
    this.#bytes = bytes;
    this.#text = asText(bytes);
    this.#ends = new Column(ends);
  }

  /** The number of slots ever assigned. */
  get length(): number {
    return this.#ends.length;
  }

  get liveCount(): number {
    return this.#live;
  }

  of(slot: number): string {
    if (slot < 0 || slot >= this.length) return '';
    return this.#text.toString('utf8', this.#start(slot), this.#ends.at(slot));
  }

  /** Compares ids by their bytes. */
  compare(one: number, other: number): number {
    const bytes = this.#bytes;
    const [end, otherEnd] = [this.#ends.at(one), this.#ends.at(other)];
    let at = this.#start(one);
    for (let otherAt = this.#start(other); at < end && otherAt < otherEnd; at += 1, otherAt += 1) {
      const difference = (bytes[at] ?? 0) - (bytes[otherAt] ?? 0);
      if (difference !== 0) return difference;
    }
    return end - this.#start(one) - (otherEnd - this.#start(other));
  }

  /** Returns the slot of the live product with this id. */
  find(id: string): number | undefined {
    const place = this.#placeOf(id);
    return place === undefined ? undefined : (this.#places[place] ?? 0) - 1;
  }

  /** Assigns the next slot to the id, which must not have a live slot. */
  add(id: string): number {
    const slot = this.length;
    const start = this.#start(slot);
    const bytes = withRoom(this.#bytes, start + Buffer.byteLength(id));
    if (bytes !== this.#bytes) this.#text = asText(bytes);
    this.#bytes = bytes;
    this.#ends.push(start + this.#text.write(id, start));
    this.#makeRoom(1);
    this.#place(slot);
    return slot;
  }

  /** Makes these slots the live ones of their ids. */
  revive(slots: Bits): void {
    this.#makeRoom(countBits(slots));
    for (let slot = 0; slot < this.length; slot += 1) if (hasBit(slots, slot)) this.#place(slot);
  }

  /** @returns the slot that the id had */
  remove(id: string): number | undefined {
    const place = this.#placeOf(id);
    if (place === undefined) return undefined;
    const slot = (this.#places[place] ?? 0) - 1;
    this.#places[place] = GONE;
    this.#live -= 1;
    return slot;
  }

  /** Returns the present ids, which do not change any more. */
  all(): { bytes: Uint8Array<ArrayBuffer>; ends: Uint32Array<ArrayBuffer> } {
    return { bytes: this.#bytes.subarray(0, this.#start(this.length)), ends: this.#ends.all() };
  }

  #start(slot: number): number {
    return slot === 0 ? 0 : this.#ends.at(slot - 1);
  }

  #placeOf(id: string): number | undefined {
    const size = Buffer.byteLength(id);
    if (size > this.#sought.length) this.#sought = Buffer.alloc(size * 2);
    this.#sought.write(id);
    const mask = this.#places.length - 1;
    let place = hashOf(this.#sought, 0, size) & mask;
    for (;;) {
      const found = this.#places[place] ?? EMPTY;
      if (found === EMPTY) return undefined;
      if (found !== GONE && this.#isSought(found - 1, size)) return place;
      place = (place + 1) & mask;
    }
  }

  #isSought(slot: number, size: number): boolean {
    const start = this.#start(slot);
    if (this.#ends.at(slot) - start !== size) return false;
    for (let at = 0; at < size; at += 1) if (this.#bytes[start + at] !== this.#sought[at]) return false;
    return true;
  }

  #place(slot: number): void {
    const mask = this.#places.length - 1;
    let place = hashOf(this.#bytes, this.#start(slot), this.#ends.at(slot)) & mask;
    while ((this.#places[place] ?? EMPTY) !== EMPTY) place = (place + 1) & mask;
    this.#places[place] = slot + 1;
    this.#taken += 1;
    this.#live += 1;
  }

  /** Ensures room for more places. A rebuilt table has none marked as gone. */
  #makeRoom(more: number): void {
    if (this.#taken + more <= this.#places.length * MAX_FULL) return;
    const slots = this.#places.filter((found) => found > 0);
    let count = this.#places.length;
    while (count * MAX_FULL < (slots.length + more) * GROWTH) count *= 2;
    this.#places = new Int32Array(count);
    [this.#taken, this.#live] = [0, 0];
    for (const found of slots) this.#place(found - 1);
  }
}

function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), FNV_PRIME);
  return hash >>> 0;
}

function asText({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
