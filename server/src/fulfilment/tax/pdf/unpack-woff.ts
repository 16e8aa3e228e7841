import { inflateSync } from 'node:zlib';

/**
 * The sizes of header and directory entry in WOFF and OpenType (W3C, WOFF File Format 1.0; OpenType, `otff`).
 */
const WOFF = { header: 44, entry: 20 };
const FONT = { header: 12, entry: 16 };

export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const directory = Buffer.alloc(FONT.header + count * FONT.entry);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts = [directory];
  let end = directory.length;
  for (let table = 0; table < count; table++) {
    const from = WOFF.header + table * WOFF.entry;
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(offset, offset + packedLength);
    const entry = FONT.header + table * FONT.entry;
    woff.copy(directory, entry, from, from + 4);
    woff.copy(directory, entry + 4, from + 16, from + 20);
    directory.writeUInt32BE(end, entry + 8);
    directory.writeUInt32BE(length, entry + 12);
    // Each table starts at a multiple of four.
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packedLength < length ? inflateSync(packed) : packed).copy(padded);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}
