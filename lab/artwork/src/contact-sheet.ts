import path from 'node:path';
import { parseArgs } from 'node:util';
import { ZOOM_WIDTH } from '@gulmohar/contract/shop/picture-files.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import sharp from 'sharp';
import { PICTURES, readManifest } from './pictures/manifest.ts';
import { type Kind, kinds } from './pictures/product-picture.ts';

/*
 * Makes contact sheets of the catalogue's pictures: all products as on their cards, in the order of the
 * listing, and twelve zoomed in.
 *   npm run contact-sheet -w artwork -- [--kind front|back|detail|scale] [--columns n] [--folder /tmp]
 */
const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: 'front' },
    columns: { type: 'string', default: '10' },
    folder: { type: 'string', default: '/tmp' },
  },
});
const CLOSE_UPS = 12;
const CARD = { width: 180, height: 240 };
/** The part of the largest file that a phone shows at once, px. */
const WINDOW = { width: 700, height: 700 };
const GAP = 6;

const manifest = await readManifest();
await lay('cards', await cards(kindOf(values.kind)), CARD, Number(values.columns));
await lay('zoom', await closeUps(), WINDOW, 4);

function kindOf(name: string): Kind {
  const kind = kinds.find((one) => one === name);
  if (!kind) throw new Error(`No such kind: ${name}. There are ${kinds.join(', ')}`);
  return kind;
}

function cards(kind: Kind): Promise<Buffer[]> {
  return Promise.all(
    foldersOf(kind).map((folder) =>
      sharp(path.join(folder, '360.avif')).resize(CARD).toColourspace('srgb').png().toBuffer(),
    ),
  );
}

/** The middle of the largest file for products spread over the catalogue. */
function closeUps(): Promise<Buffer[]> {
  const folders = foldersOf('detail');
  const every = Math.max(1, Math.floor(folders.length / CLOSE_UPS));
  return Promise.all(
    folders
      .filter((_, at) => at % every === 0)
      .slice(0, CLOSE_UPS)
      .map((folder) =>
        sharp(path.join(folder, `${ZOOM_WIDTH}.avif`))
          .extract({
            left: (ZOOM_WIDTH - WINDOW.width) / 2,
            top: ((ZOOM_WIDTH * 4) / 3 - WINDOW.height) / 2,
            ...WINDOW,
          })
          .toColourspace('srgb')
          .png()
          .toBuffer(),
      ),
  );
}

function foldersOf(kind: Kind): string[] {
  return demoProducts.flatMap(({ slug }) =>
    (manifest[slug] ?? []).filter((entry) => entry.kind === kind).map(({ key }) => path.join(PICTURES, key)),
  );
}

async function lay(name: string, cells: Buffer[], cell: typeof CARD, columns: number): Promise<void> {
  const file = path.join(values.folder, `contact-sheet-${name}.png`);
  await sharp({
    create: {
      width: columns * (cell.width + GAP),
      height: Math.ceil(cells.length / columns) * (cell.height + GAP),
      channels: 3,
      background: '#fbf3e6',
    },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: (i % columns) * (cell.width + GAP),
        top: Math.floor(i / columns) * (cell.height + GAP),
      })),
    )
    .toFile(file);
  console.log(file);
}
