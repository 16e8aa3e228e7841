/** A set of small whole numbers, one bit each. Bits beyond the end of a set count as zero. */
export type Bits = Uint32Array<ArrayBuffer>;

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

export function addBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
}

export function bitsOf(size: number, numbers: readonly number[]): Bits {
  const bits = noBits(size);
  for (const number of numbers) addBit(bits, number);
  return bits;
}

export function hasBit(bits: Bits, number: number): boolean {
  return ((bits[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
}

/** target ← target ∪ other */
export function uniteWith(target: Bits, other: Bits): void {
  const words = Math.min(target.length, other.length);
  for (let word = 0; word < words; word += 1) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
}

/** target ← target ∩ other */
export function intersectWith(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
}

/** target ← target \ other */
export function subtractFrom(target: Bits, other: Bits): void {
  const words = Math.min(target.length, other.length);
  for (let word = 0; word < words; word += 1) target[word] = (target[word] ?? 0) & ~(other[word] ?? 0);
}

export function takeOut(target: Bits, other: Bits): Bits | undefined {
  if (!haveCommon(target, other)) return undefined;
  const words = Math.min(target.length, other.length);
  const taken = new Uint32Array(target.length);
  for (let word = 0; word < words; word += 1) {
    const both = (target[word] ?? 0) & (other[word] ?? 0);
    taken[word] = both;
    target[word] = (target[word] ?? 0) ^ both;
  }
  return taken;
}

export function union(sets: readonly Bits[], size: number): Bits {
  const all = noBits(size);
  for (const set of sets) uniteWith(all, set);
  return all;
}

export function intersection(one: Bits, other: Bits): Bits {
  const both = new Uint32Array(one.length);
  const words = Math.min(one.length, other.length);
  for (let word = 0; word < words; word += 1) both[word] = (one[word] ?? 0) & (other[word] ?? 0);
  return both;
}

export function difference(one: Bits, other: Bits): Bits {
  const rest = one.slice();
  subtractFrom(rest, other);
  return rest;
}

export function isEmpty(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false;
  return true;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += onesIn(bits[word] ?? 0);
  return count;
}

export function haveCommon(one: Bits, other: Bits): boolean {
  const words = Math.min(one.length, other.length);
  for (let word = 0; word < words; word += 1) if ((one[word] ?? 0) & (other[word] ?? 0)) return true;
  return false;
}

export function countCommon(one: Bits, other: Bits): number {
  const words = Math.min(one.length, other.length);
  let count = 0;
  for (let word = 0; word < words; word += 1) count += onesIn((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

export function numbersIn(bits: Bits): number[] {
  const numbers: number[] = [];
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      numbers.push(word * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
  return numbers;
}

/** Counts the bits set in a 32-bit word: Warren, Hacker's Delight, figure 5-2. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
