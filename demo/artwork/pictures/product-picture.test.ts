import { expect, test } from 'vitest';
import { demoProducts } from '../../catalogue/products.ts';
import { pixelsOf } from '../drawing/picture.ts';
import { drawProduct, kinds } from './product-picture.ts';

const garments = [...new Set(demoProducts.map(({ picture }) => picture.garment))];

test('every garment of the catalogue can be drawn from all three views', { timeout: 600_000 }, async () => {
  for (const garment of garments) {
    const product = demoProducts.find(({ picture }) => picture.garment === garment);
    if (!product) continue;
    for (const kind of kinds) {
      const { view, light } = await drawProduct(product.picture, product.slug, kind, 36);
      expect(view.height / view.width, `${garment}, ${kind}`).toBeCloseTo(4 / 3, 1);
      expect(light.every(Number.isFinite), `${garment}, ${kind}`).toBe(true);
    }
  }
});

test('the same product gives the same bytes twice', { timeout: 60_000 }, async () => {
  const picture = { garment: 'anarkali', fabric: 'gota-emerald', options: {} } as const;
  const [one, other] = [await drawProduct(picture, 'a', 'whole', 240), await drawProduct(picture, 'a', 'whole', 240)];
  expect(Buffer.from(pixelsOf(one, 1)).equals(Buffer.from(pixelsOf(other, 1)))).toBe(true);
});

test('another product of the same cut does not hang in the same folds', { timeout: 60_000 }, async () => {
  const picture = { garment: 'kurti', fabric: 'khadi-mustard', options: {} } as const;
  const [one, other] = [await drawProduct(picture, 'a', 'whole', 240), await drawProduct(picture, 'b', 'whole', 240)];
  expect(Buffer.from(pixelsOf(one, 1)).equals(Buffer.from(pixelsOf(other, 1)))).toBe(false);
});
