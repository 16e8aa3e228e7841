import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Box,
  chargedGrams,
  chooseBox,
  type PackedUnits,
  packedGrams,
  volumetricGrams,
} from './box-rules.ts';

const polybagS: Box = {
  name: 'Polybag S',
  lengthCm: 30,
  widthCm: 25,
  heightCm: 3,
  emptyGrams: 20,
  isDefault: false,
};
const polybagM: Box = {
  name: 'Polybag M',
  lengthCm: 40,
  widthCm: 30,
  heightCm: 6,
  emptyGrams: 30,
  isDefault: true,
};
const carton: Box = {
  name: 'Carton',
  lengthCm: 45,
  widthCm: 35,
  heightCm: 20,
  emptyGrams: 350,
  isDefault: false,
};
const boxes = [carton, polybagM, polybagS];

function kurtis(quantity: number): PackedUnits {
  return { quantity, grams: 280, boxMm: [280, 240, 25] };
}

test('one kurti goes into the smallest bag it fits, three into the next size', () => {
  expect(chooseBox([kurtis(1)], boxes)).toEqual({ box: polybagS, why: 'fits' });
  expect(chooseBox([kurtis(3)], boxes)).toEqual({ box: polybagM, why: 'fits' });
  expect(chooseBox([kurtis(5)], boxes)).toEqual({ box: carton, why: 'fits' });
});

test('a long piece needs a long box, however little space it takes up', () => {
  expect(chooseBox([{ quantity: 1, grams: 90, boxMm: [10, 430, 10] }], boxes)?.box).toBe(carton);
});

test('unmeasured units go into the default box, and units that fit none into the largest', () => {
  expect(chooseBox([kurtis(1), { quantity: 1, grams: 100, boxMm: null }], boxes)).toEqual({
    box: polybagM,
    why: 'usual',
  });
  expect(chooseBox([kurtis(200)], boxes)).toEqual({ box: carton, why: 'too-large' });
  expect(chooseBox([kurtis(1)], [])).toBeUndefined();
});

test('a parcel weighs its units plus the box, and is unknown if a unit was never weighed', () => {
  expect(packedGrams([kurtis(2)], 30)).toBe(590);
  expect(packedGrams([kurtis(2), { quantity: 1, grams: 0, boxMm: null }], 30)).toBeNull();
});

test('the charged weight is the greater of the actual and the volumetric weight', () => {
  const cube = { lengthCm: 10, widthCm: 10, heightCm: 10 };
  expect(volumetricGrams(cube, 5_000)).toBe(200);
  expect(volumetricGrams(cube, 4_000)).toBe(250);
  expect(chargedGrams(150, cube, 5_000)).toBe(200);
  expect(chargedGrams(300, cube, 5_000)).toBe(300);
  expect(volumetricGrams({ lengthCm: 30, widthCm: 25, heightCm: 5 }, 5_000)).toBe(750);
});

const side = fc.integer({ min: 1, max: 500 });
const unit = fc.record({
  quantity: fc.integer({ min: 1, max: 5 }),
  grams: fc.integer({ min: 1, max: 2_000 }),
  boxMm: fc.tuple(side, side, side),
});
const anyBox = fc.record({
  name: fc.string(),
  lengthCm: fc.integer({ min: 1, max: 60 }),
  widthCm: fc.integer({ min: 1, max: 60 }),
  heightCm: fc.integer({ min: 1, max: 60 }),
  emptyGrams: fc.integer({ min: 0, max: 500 }),
  isDefault: fc.constant(false),
});

test('an additional box size never makes a parcel larger, and an additional unit never makes it smaller', () => {
  const volume = (box: Box) => box.lengthCm * box.widthCm * box.heightCm;
  fc.assert(
    fc.property(
      fc.array(unit, { minLength: 1, maxLength: 4 }),
      unit,
      fc.array(anyBox, { minLength: 1, maxLength: 6 }),
      anyBox,
      (units, another, some, extra) => {
        const chosen = chooseBox(units, some);
        if (chosen?.why !== 'fits') return;
        const withExtra = chooseBox(units, [...some, extra]);
        expect(volume(withExtra?.box ?? extra)).toBeLessThanOrEqual(volume(chosen.box));
        const fuller = chooseBox([...units, another], some);
        if (fuller?.why === 'fits') expect(volume(fuller.box)).toBeGreaterThanOrEqual(volume(chosen.box));
      },
    ),
  );
});
