import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Draws the icons for browsers, home screens and shared links from the logo: `node scripts/draw-icons.ts`.
 * The results are committed.
 */
const ASSETS = path.resolve(import.meta.dirname, '../app/assets');
const PUBLIC = path.resolve(import.meta.dirname, '../public');
const KHADI = '#fbf3e6';
const CLEAR = '#fbf3e600';
const FAVICON_PX = [16, 32, 48];

const mark = await readFile(path.join(ASSETS, 'favicon.svg'));
/**
 * The simpler mark for sizes below 24 px: applies the media query of `favicon.svg`, which the rasteriser
 * ignores.
 */
const smallMark = Buffer.from(String(mark).replace(/@media[^{]*{(.*)}(?=<\/style>)/, '$1'));

await mkdir(PUBLIC, { recursive: true });
const favicons = FAVICON_PX.map((px) => draw(px, px, 1, CLEAR));
await writeFile(path.join(PUBLIC, 'favicon.ico'), icon(await Promise.all(favicons)));
await writeFile(path.join(PUBLIC, 'apple-touch-icon.png'), await draw(180, 180, 0.76));
await writeFile(path.join(PUBLIC, 'icon-192.png'), await draw(192, 192, 0.86));
await writeFile(path.join(PUBLIC, 'icon-512.png'), await draw(512, 512, 0.86));
// Systems may crop a fifth off each side of a maskable icon.
await writeFile(path.join(PUBLIC, 'icon-maskable.png'), await draw(512, 512, 0.6));
await writeFile(path.join(ASSETS, 'share.png'), await draw(1200, 630, 0.72));

/**
 * Draws the logo centred on its background, as PNG.
 * @param share of the shorter side that the logo takes
 */
async function draw(width: number, height: number, share: number, background = KHADI): Promise<Buffer> {
  const size = Math.round(Math.min(width, height) * share);
  const blossom = await sharp(size < 24 ? smallMark : mark, { density: (72 * size) / 152 })
    .resize(size, size)
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: blossom }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Packs PNGs into an ICO file: a header of 6 bytes, an entry of 16 bytes for each, then the pictures. */
function icon(pngs: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index;
    const px = FAVICON_PX[index] ?? 0;
    head.writeUInt8(px, entry);
    head.writeUInt8(px, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}
