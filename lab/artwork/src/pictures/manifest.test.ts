import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pictureFiles, productWidths } from '@gulmohar/contract/shop/picture-files.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURES, readManifest } from './manifest.ts';
import { NEIGHBOURS } from './staging.ts';

const BRAND_PICTURES = path.join(PICTURES, '../brand-pictures');
const MAX_BYTES = 60_000_000;

test('every product has four pictures: front, back, close-up and one that shows its size', async () => {
  const manifest = await readManifest();
  for (const { slug } of demoProducts) {
    expect(
      (manifest[slug] ?? []).map(({ kind }) => kind),
      slug,
    ).toEqual(['front', 'back', 'detail', 'scale']);
  }
});

test('every picture has all its files, small enough for a phone, and the close-up has a zoom file', async () => {
  for (const { key, kind } of Object.values(await readManifest()).flat()) {
    const hasZoom = kind === 'detail';
    expect(key).toMatch(
      hasZoom
        ? /^[a-z0-9-]+-3\.[0-9a-f]{8}\.[0-9a-f]{6}\.2400$/
        : /^[a-z0-9-]+-[124]\.[0-9a-f]{8}\.[0-9a-f]{6}$/,
    );
    const names = pictureFiles(productWidths, hasZoom).map(({ width, format }) => `${width}.${format}`);
    expect((await readdir(path.join(PICTURES, key))).sort()).toEqual(names.sort());
    expect((await stat(path.join(PICTURES, key, '800.avif'))).size, key).toBeLessThanOrEqual(28_000);
    expect((await stat(path.join(PICTURES, key, '800.webp'))).size, key).toBeLessThanOrEqual(31_000);
  }
});

test('the zoom file is 2400 pixels wide with ten bits per channel', async () => {
  const [first] = Object.values(await readManifest());
  const key = first?.find(({ kind }) => kind === 'detail')?.key ?? '';
  const file = sharp(path.join(PICTURES, key, '2400.avif'));
  expect(await file.metadata()).toMatchObject({ width: 2400, height: 3200, bitsPerSample: 10 });
});

test('the demo and brand pictures together stay below 60 MB', async () => {
  let total = 0;
  for (const folder of [PICTURES, BRAND_PICTURES]) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) total += (await stat(path.join(entry.parentPath, entry.name))).size;
    }
  }
  expect(total).toBeLessThan(MAX_BYTES);
});

test('every picture folder is listed in the manifest', async () => {
  const named = new Set(
    Object.values(await readManifest()).flatMap((entries) => entries.map(({ key }) => key)),
  );
  const folders = (await readdir(PICTURES, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

test('neighbouring products in the default listing never share both pose and background', async () => {
  const manifest = await readManifest();
  const shown = demoProducts.map(({ slug }) => {
    const front = manifest[slug]?.[0];
    return `${front?.pose} before ${front?.wall}`;
  });
  for (const [index, look] of shown.entries()) {
    for (const distance of NEIGHBOURS) {
      expect(shown[index - distance], `${demoProducts[index]?.slug} and ${distance} before`).not.toBe(look);
    }
  }
});
