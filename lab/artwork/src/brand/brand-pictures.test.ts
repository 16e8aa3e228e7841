import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pictureFiles, slideWidths } from '@gulmohar/contract/shop/picture-files.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heroes, tiles } from './pictures.ts';
import { tall, wide } from './scenes.ts';

/** The band of plaster around a niche. */
const RIM = 30;
const FOLDER = path.resolve(import.meta.dirname, '../../../../demo/brand-pictures');

type Manifest = {
  heroes: { wide: string; tall: string }[];
  categories: Record<string, string>;
  share: string;
};
const manifest: Manifest = JSON.parse(await readFile(path.join(FOLDER, 'manifest.json'), 'utf8'));

function beside(address: string, name: string): string {
  return path.join(FOLDER, path.dirname(address).replace('/pictures/', ''), name);
}

test('every hero exists in all widths, wide and tall, within its file size limit', async () => {
  expect(manifest.heroes).toHaveLength(heroes.length);
  for (const hero of manifest.heroes) {
    for (const [address, widths, shape] of [
      [hero.wide, slideWidths.wide, 16 / 9],
      [hero.tall, slideWidths.tall, 4 / 5],
    ] as const) {
      expect(path.basename(address)).toBe(`${widths.webp}.webp`);
      for (const wanted of pictureFiles(widths)) {
        const file = beside(address, `${wanted.width}.${wanted.format}`);
        const { width, height } = await sharp(file).metadata();
        expect([width, width / height], file).toEqual([wanted.width, expect.closeTo(shape, 1)]);
        expect((await stat(file)).size, file).toBeLessThanOrEqual(120_000);
      }
    }
  }
});

test('no niche is cut by the edge of its picture', () => {
  for (const { width, niches } of [wide, tall]) {
    for (const niche of niches) {
      expect(niche.middle + niche.width / 2 + RIM).toBeLessThan(width);
      expect(niche.middle - niche.width / 2 - RIM).toBeGreaterThan(0);
    }
  }
});

test('every category has a tile of at most 60 KB at 800 pixels', async () => {
  expect(Object.keys(manifest.categories)).toEqual(tiles.map(({ category }) => category));
  for (const address of Object.values(manifest.categories)) {
    for (const format of ['avif', 'webp']) {
      expect((await stat(beside(address, `800.${format}`))).size, address).toBeLessThanOrEqual(60_000);
    }
  }
});

test('the share picture for links is 1200 × 630', async () => {
  const file = beside(manifest.share, '1200.jpg');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
