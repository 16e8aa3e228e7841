import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { expect, test } from 'vitest';
import { formats, widths } from './encode.ts';
import { PICTURES, readManifest } from './manifest.ts';

test('every product has three pictures: whole, close, folded', async () => {
  const manifest = await readManifest();
  for (const { slug } of demoProducts) {
    expect(
      (manifest[slug] ?? []).map(({ kind }) => kind),
      slug,
    ).toEqual(['whole', 'detail', 'folded']);
  }
});

test('every picture has all sizes and formats, light enough for a phone', async () => {
  let total = 0;
  for (const { key } of Object.values(await readManifest()).flat()) {
    expect(key).toMatch(/^[a-z0-9-]+-[123]\.[0-9a-f]{8}\.[0-9a-f]{6}$/);
    const sizes = new Map<string, number>();
    for (const name of await readdir(path.join(PICTURES, key))) {
      sizes.set(name, (await stat(path.join(PICTURES, key, name))).size);
    }
    expect([...sizes.keys()].sort()).toEqual(
      widths.flatMap((width) => formats.map((format) => `${width}.${format}`)).sort(),
    );
    for (const format of formats) expect(sizes.get(`800.${format}`), key).toBeLessThanOrEqual(60_000);
    const sum = [...sizes.values()].reduce((one, other) => one + other, 0);
    expect(sum, key).toBeLessThanOrEqual(240_000);
    total += sum;
  }
  expect(total).toBeLessThan(60_000_000);
});

test('no picture lies about that the manifest does not name', async () => {
  const named = new Set(
    Object.values(await readManifest()).flatMap((entries) => entries.map(({ key }) => key)),
  );
  const folders = (await readdir(PICTURES, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});
