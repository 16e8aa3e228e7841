import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Advice, type AdviceInput, advise } from './advise.ts';
import { bandsOf, DEFAULT_EASE } from './ease.ts';
import type { Person } from './person.ts';

const sizes = ['S', 'M', 'L', 'XL'];
const bodies = { S: [86, 71, 94], M: [91, 76, 99], L: [97, 82, 104], XL: [102, 87, 109] } as const;

/** A straight kurti that leaves so much room at the bust. */
function chartOf(ease: number): AdviceInput['measurements'] {
  const rows = Object.entries(bodies).map(([size, [bust, waist, hip]]) => [
    size,
    [
      { name: 'Bust', bodyCm: bust, garmentCm: bust + ease },
      { name: 'Waist', bodyCm: waist, garmentCm: waist + ease + 2 },
      { name: 'Hip', bodyCm: hip, garmentCm: hip + ease },
      { name: 'Length', garmentCm: 112 },
    ],
  ]);
  return Object.fromEntries(rows);
}

const person: Person = {
  id: '018f0000-0000-7000-8000-000000000000',
  name: 'Me',
  isChild: false,
  bustCm: 91,
  waistCm: 76,
  hipCm: 99,
  heightCm: null,
  birthMonth: null,
  measuredOn: null,
  liking: 'as-made',
  usualSize: '',
};

function adviceFor(changed: Partial<Person> | null, input: Partial<AdviceInput> = {}): Advice | null {
  return advise({
    sizes,
    measurements: chartOf(8),
    bands: bandsOf({ fit: 'Straight', fabric: 'Cotton' }, DEFAULT_EASE),
    verdict: null,
    person: changed && { ...person, ...changed },
    kept: null,
    now: new Date('2026-11-28T00:00:00Z'),
    ...input,
  });
}

test('a shopper gets the smallest size that leaves the room that is meant, with the room in cm', () => {
  expect(adviceFor({})).toEqual({
    basis: 'garment',
    size: 'M',
    rooms: [
      { dimension: 'bust', cm: 8 },
      { dimension: 'waist', cm: 10 },
      { dimension: 'hip', cm: 8 },
    ],
    looser: null,
    closer: null,
    moved: null,
  });
});

test('a shopper between two sizes gets the one with the least misfit, and hears of the looser one', () => {
  const between = adviceFor({ bustCm: 93, waistCm: null, hipCm: 101 });
  expect(between).toMatchObject({ size: 'L', closer: 'M', looser: null });
  expect(adviceFor({ bustCm: 93, waistCm: null, hipCm: 101, liking: 'close' })).toMatchObject({
    size: 'M',
    rooms: [
      { dimension: 'bust', cm: 6 },
      { dimension: 'hip', cm: 6 },
    ],
  });
  expect(adviceFor({ waistCm: null, hipCm: null })).toMatchObject({ size: 'M', looser: 'L' });
  expect(adviceFor({ waistCm: null, hipCm: null, liking: 'loose' })).toMatchObject({ size: 'L' });
});

test('a shopper for whom every size is too tight is told so', () => {
  expect(adviceFor({ bustCm: 120, waistCm: null, hipCm: null })).toEqual({
    basis: 'none',
    largest: 'XL',
    tight: { dimension: 'bust', cm: -10 },
  });
});

test('votes move a size only where the room lies on their side of what is meant', () => {
  const small = { fit: 'small', count: 68, of: 90 } as const;
  const large = { fit: 'large', count: 68, of: 90 } as const;
  expect(adviceFor({}, { verdict: small })).toMatchObject({ size: 'L', moved: 'up' });
  expect(adviceFor({}, { verdict: large })).toMatchObject({ size: 'M', moved: null });
  const roomy = { waistCm: null, hipCm: null, bustCm: 88 };
  expect(adviceFor(roomy)).toMatchObject({ size: 'M', rooms: [{ cm: 11 }] });
  expect(adviceFor(roomy, { verdict: small })).toMatchObject({ size: 'M', moved: null });
  expect(adviceFor(roomy, { verdict: large })).toMatchObject({ size: 'S', moved: 'down' });
  expect(adviceFor({ ...roomy, bustCm: 89 }, { verdict: large })).toMatchObject({ size: 'M', moved: null });
});

test('where only bodies are charted, a shopper gets the smallest size made for hers', () => {
  const measurements = Object.fromEntries(
    Object.entries(chartOf(8)).map(([size, rows]) => [
      size,
      rows.map(({ name, bodyCm }) => ({ name, ...(bodyCm !== undefined && { bodyCm }) })),
    ]),
  );
  expect(adviceFor({ bustCm: 90 }, { measurements })).toMatchObject({ basis: 'body', size: 'M' });
  expect(adviceFor({ hipCm: 105 }, { measurements })).toMatchObject({ basis: 'body', size: 'XL' });
});

test('without measures the size that was kept counts, then the usual one, and without any there is no advice', () => {
  const kept = { size: 'L', productName: 'Ivory Kurti' };
  const unmeasured = { bustCm: null, waistCm: null, hipCm: null, usualSize: 'M' };
  expect(adviceFor(null, { kept })).toEqual({ basis: 'kept', ...kept });
  expect(adviceFor(unmeasured, { kept })).toEqual({ basis: 'kept', ...kept });
  expect(adviceFor(unmeasured, { kept: { ...kept, size: '5XL' } })).toEqual({ basis: 'usual', size: 'M' });
  expect(adviceFor(null)).toBeNull();
  expect(adviceFor({}, { measurements: {} })).toBeNull();
});

test('a child gets the size of its height by now, one up close to its edge or for a feast to come', () => {
  const heights = { '4-5Y': 110, '6-7Y': 122, '8-9Y': 134 };
  const rows = Object.entries(heights).map(([size, bodyCm]) => [size, [{ name: 'Height', bodyCm }]]);
  const input = { sizes: Object.keys(heights), measurements: Object.fromEntries(rows) };
  const child = { isChild: true, birthMonth: '2020-08', measuredOn: '2026-11-01', heightCm: 116 };
  expect(adviceFor(child, input)).toEqual({
    basis: 'height',
    size: '6-7Y',
    cm: 116,
    isEstimate: false,
    isOneUp: false,
  });
  expect(adviceFor({ ...child, heightCm: 121 }, input)).toMatchObject({ size: '8-9Y', isOneUp: true });
  expect(adviceFor(child, { ...input, isForLater: true })).toMatchObject({ size: '8-9Y', isOneUp: true });
  expect(adviceFor({ ...child, measuredOn: '2025-11-01', heightCm: 115 }, input)).toMatchObject({
    size: '8-9Y',
    cm: 121,
    isEstimate: true,
  });
});

const cm = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null });

test('whatever a body measures, advice names an offered size, never one that is refused, and larger bodies never get smaller sizes', () => {
  const bands = bandsOf({ fit: 'Straight', fabric: 'Cotton' }, DEFAULT_EASE);
  fc.assert(
    fc.property(
      cm(70, 115),
      cm(55, 100),
      cm(80, 120),
      fc.integer({ min: 0, max: 24 }),
      fc.constantFrom('close', 'as-made', 'loose'),
      (bustCm, waistCm, hipCm, ease, liking) => {
        const body = { bustCm, waistCm, hipCm, liking };
        const advice = adviceFor(body, { measurements: chartOf(ease) });
        if (advice?.basis !== 'garment') return;
        expect(sizes).toContain(advice.size);
        for (const { dimension, cm: room } of advice.rooms)
          expect(room).toBeGreaterThanOrEqual(bands[dimension].min - 2);
        const wider = (own: number | null) => (own === null ? null : own + 1);
        const next = adviceFor(
          { bustCm: wider(bustCm), waistCm: wider(waistCm), hipCm: wider(hipCm), liking: 'as-made' },
          { measurements: chartOf(ease) },
        );
        if (liking !== 'as-made' || next?.basis !== 'garment') return;
        expect(sizes.indexOf(next.size)).toBeGreaterThanOrEqual(sizes.indexOf(advice.size));
      },
    ),
  );
});
