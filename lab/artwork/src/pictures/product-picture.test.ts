import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { expect, test } from 'vitest';
import { settingFor } from '../accessories/settings.ts';
import { pixelsOf } from '../drawing/picture.ts';
import { drawProduct, kinds } from './product-picture.ts';

const staging = { wall: [0.76, 0.68, 0.56], isTurned: false } as const;
const garments = [...new Set(demoProducts.map(({ picture }) => picture.garment))];

test('every garment and accessory can be drawn from all its sides, and with a tape measure', {
  timeout: 300_000,
}, async () => {
  for (const garment of garments) {
    const product = demoProducts.find(({ picture }) => picture.garment === garment);
    for (const kind of kinds) {
      if (!product || !settingFor(product.picture, kind)) continue;
      const { view, light } = await drawProduct(product.picture, kind, staging, 24);
      expect(view.height / view.width, `${garment}, ${kind}`).toBeCloseTo(4 / 3, 1);
      expect(light.every(Number.isFinite), `${garment}, ${kind}`).toBe(true);
    }
    expect(settingFor({ garment, options: {} }, 'scale'), garment).toBeDefined();
  }
});

test('drawing the same product twice gives the same bytes', { timeout: 120_000 }, async () => {
  const picture = { garment: 'potli', fabric: 'gota-emerald', options: {} } as const;
  const one = await drawProduct(picture, 'front', staging, 60);
  const other = await drawProduct(picture, 'front', staging, 60);
  expect(Buffer.from(pixelsOf(one, 1)).equals(Buffer.from(pixelsOf(other, 1)))).toBe(true);
});
