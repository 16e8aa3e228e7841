import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Draws the icons of browsers, home screens and shared links from the mark: `node scripts/draw-icons.ts`. What it
 * draws is kept in the repository.
 */
const ASSETS = path.resolve(import.meta.dirname, '../app/assets');
const PUBLIC = path.resolve(import.meta.dirname, '../public');
const KHADI = '#fbf3e6';
const CLEAR = '#fbf3e600';
const FAVICON_PX = 48;

const mark = await readFile(path.join(ASSETS, 'favicon.svg'));

await mkdir(PUBLIC, { recursive: true });
await writeFile(path.join(PUBLIC, 'favicon.ico'), icon(await draw(FAVICON_PX, FAVICON_PX, 1, CLEAR)));
await writeFile(path.join(PUBLIC, 'apple-touch-icon.png'), await draw(180, 180, 0.76));
await writeFile(path.join(PUBLIC, 'icon-192.png'), await draw(192, 192, 0.86));
await writeFile(path.join(PUBLIC, 'icon-512.png'), await draw(512, 512, 0.86));
// A maskable icon may lose a fifth at each side.
await writeFile(path.join(PUBLIC, 'icon-maskable.png'), await draw(512, 512, 0.6));
await writeFile(path.join(ASSETS, 'share.png'), await draw(1200, 630, 0.72));

/**
 * The mark in the middle of its ground, as PNG.
 * @param share of the shorter side that the mark takes
 */
async function draw(width: number, height: number, share: number, background = KHADI): Promise<Buffer> {
  const size = Math.round(Math.min(width, height) * share);
  const blossom = await sharp(mark, { density: (72 * size) / 152 })
    .resize(size, size)
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: blossom }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file that holds one PNG: a header of 6 bytes, one entry of 16, the picture. */
function icon(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_PX, 6);
  head.writeUInt8(FAVICON_PX, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
