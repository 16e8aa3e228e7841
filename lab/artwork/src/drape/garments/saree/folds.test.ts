import { expect, test } from 'vitest';
import { folded } from './folds.ts';

const pleating = { width: 60, pleats: 5, thickness: 2 };

test.each([0, 1])('pleats are as wide as requested with roundness %s', (round) => {
  const { across } = folded(60 - 1e-9, { ...pleating, round }, 15);
  expect(across).toBeCloseTo(15, 5);
});

test('a knife pleat shows its right side: the topmost cloth runs on in its own direction', () => {
  const places = Array.from({ length: 600 }, (_, i) => folded(i / 10, { ...pleating, round: 0 }, 15));
  places.slice(1).forEach((place, i) => {
    const before = places[i] ?? place;
    const isUppermost = places.every(
      (other) => Math.abs(other.across - place.across) > 0.05 || other.out <= place.out + 1e-9,
    );
    if (isUppermost) expect(place.across).toBeGreaterThanOrEqual(before.across - 1e-9);
  });
});

test('cloth with room to lie flat lies flat', () => {
  for (const x of [0, 17, 42.5]) {
    const { across, out } = folded(x, { ...pleating, round: 0 }, 60);
    expect(across).toBeCloseTo(x, 5);
    expect(out).toBeCloseTo(0, 5);
  }
});
