import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { productWidths, slideWidths } from '@gulmohar/contract/shop/picture-files.ts';
import { deepPixelsOf, type Picture } from '../drawing/picture.ts';
import { encodeAll } from '../pictures/encode.ts';
import { encodeSizes, type File, folderName, rasterOf, type Sizes } from './encode.ts';
import { heroes, tiles } from './pictures.ts';
import { drawHero, drawTile, share, tall, wide } from './scenes.ts';

/*
 * Draws the shop's own pictures into demo/brand-pictures, with a manifest of their addresses.
 *   npm run brand-pictures -w artwork
 */
const FOLDER = path.resolve(import.meta.dirname, '../../../../demo/brand-pictures');
const WIDE: Sizes = { ...slideWidths.wide, mostBytes: 120_000 };
const TALL: Sizes = { ...slideWidths.tall, mostBytes: 110_000 };

await rm(FOLDER, { recursive: true, force: true });
const [first] = heroes;
if (!first) throw new Error('There is no hero picture');
const manifest = {
  heroes: [] as { wide: string; tall: string }[],
  categories: {} as Record<string, string>,
  share: await keepShare(await drawHero(first, share, 1)),
};
for (const [i, hero] of heroes.entries()) {
  manifest.heroes.push({
    wide: await keepHero(`hero-${hero.name}-wide`, await drawHero(hero, wide, i), WIDE),
    tall: await keepHero(`hero-${hero.name}-tall`, await drawHero(hero, tall, i), TALL),
  });
}
for (const [i, tile] of tiles.entries()) {
  const picture = await drawTile(tile, i);
  const { width, height } = picture.view;
  const files = await encodeAll({ data: deepPixelsOf(picture), width, height });
  manifest.categories[tile.category] =
    `${await keep(`tile-${tile.name}`, picture, files)}/${productWidths.webp}.webp`;
}
await writeFile(path.join(FOLDER, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);

async function keepHero(name: string, picture: Picture, sizes: Sizes): Promise<string> {
  const files = await encodeSizes(picture, sizes);
  return `${await keep(name, picture, files)}/${sizes.webp}.webp`;
}

/** Writes the picture as JPEG, which every messenger can read. */
async function keepShare(picture: Picture): Promise<string> {
  const bytes = await rasterOf(picture).toColourspace('srgb').jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  return `${await keep('share', picture, [{ name: '1200.jpg', bytes }])}/1200.jpg`;
}

/** Writes the files and returns the address of their folder. */
async function keep(name: string, picture: Picture, files: File[]): Promise<string> {
  const folder = await folderName(name, files, picture);
  await mkdir(path.join(FOLDER, folder), { recursive: true });
  for (const file of files) await writeFile(path.join(FOLDER, folder, file.name), file.bytes);
  console.log(folder, files.map((file) => `${file.name} ${Math.round(file.bytes.length / 1000)}`).join(', '));
  return `/pictures/${folder}`;
}
