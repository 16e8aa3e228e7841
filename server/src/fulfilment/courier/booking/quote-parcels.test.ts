import { expect, test } from 'vitest';
import type { Courier } from '../courier.ts';
import { quoteParcels } from './quote-parcels.ts';

type Asked = [courier: string, grams: number][];

function courier(name: Courier['name'], asked: Asked): Courier {
  const one: Pick<Courier, 'name' | 'title' | 'testMode' | 'quote'> = {
    ...{ name, title: name, testMode: true },
    async quote({ grams }) {
      asked.push([name, grams]);
      return { isServed: true, hasCod: true };
    },
  };
  return one as Courier;
}

test('each courier quotes for the greater of actual and volumetric weight, by its own divisor', async () => {
  const asked: Asked = [];
  const quote = quoteParcels([courier('shiprocket', asked), courier('delhivery', asked)], {
    ...{ shiprocket: 5_000, delhivery: 4_000 },
  });
  const way = { from: '302001', to: '570001', cod: false, value: 100_000, isExpress: false };
  await quote({ ...way, grams: 300, lengthCm: 30, widthCm: 20, heightCm: 5 });
  await quote({ ...way, grams: 800, lengthCm: 30, widthCm: 20, heightCm: 5 });
  expect(asked).toEqual([
    ['shiprocket', 600],
    ['delhivery', 750],
    ['shiprocket', 800],
    ['delhivery', 800],
  ]);
});
