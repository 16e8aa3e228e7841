import { expect, test } from 'vitest';
import type { Courier } from '../courier.ts';
import { quoteParcels } from './quote-parcels.ts';

type QuoteCalls = [courier: string, grams: number][];

function courier(name: Courier['name'], calls: QuoteCalls): Courier {
  const one: Pick<Courier, 'name' | 'title' | 'testMode' | 'quote'> = {
    name,
    title: name,
    testMode: true,
    async quote({ grams }) {
      calls.push([name, grams]);
      return { isServed: true, hasCod: true };
    },
  };
  return one as Courier;
}

test('each courier quotes for the greater of actual and volumetric weight, by its own divisor', async () => {
  const calls: QuoteCalls = [];
  const quote = quoteParcels([courier('shiprocket', calls), courier('delhivery', calls)], {
    shiprocket: 5_000,
    delhivery: 4_000,
  });
  const way = { from: '302001', to: '570001', cod: false, value: 100_000, isExpress: false };
  await quote({ ...way, grams: 300, lengthCm: 30, widthCm: 20, heightCm: 5 });
  await quote({ ...way, grams: 800, lengthCm: 30, widthCm: 20, heightCm: 5 });
  expect(calls).toEqual([
    ['shiprocket', 600],
    ['delhivery', 750],
    ['shiprocket', 800],
    ['delhivery', 800],
  ]);
});
