import path from 'node:path';
import { parseArgs } from 'node:util';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import sharp from 'sharp';
import { PICTURES, readManifest } from './pictures/manifest.ts';

/*
 * Puts the pictures of the catalogue on one sheet, in the order of the listing.
 *   npm run contact-sheet -w artwork -- [--kind whole|detail|folded] [--columns n] [file.png]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string', default: 'whole' }, columns: { type: 'string', default: '10' } },
});
const columns = Number(values.columns);
const [cellWidth, cellHeight, gap] = [180, 240, 6];
const manifest = await readManifest();
const keys = demoProducts.flatMap(
  ({ slug }) => manifest[slug]?.find(({ kind }) => kind === values.kind)?.key ?? [],
);
const cells = await Promise.all(
  keys.map(async (key, i) => ({
    input: await sharp(path.join(PICTURES, key, '180.webp'))
      .png()
      .toBuffer(),
    left: (i % columns) * (cellWidth + gap),
    top: Math.floor(i / columns) * (cellHeight + gap),
  })),
);
const file = positionals[0] ?? '/tmp/contact-sheet.png';
await sharp({
  create: {
    width: columns * (cellWidth + gap),
    height: Math.ceil(keys.length / columns) * (cellHeight + gap),
    channels: 3,
    background: '#fbf3e6',
  },
})
  .composite(cells)
  .toFile(file);
console.log(file);
