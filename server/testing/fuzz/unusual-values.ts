import fc from 'fast-check';

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '%00',
  '%',
  '%zz',
  '%ff',
  '..',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '=cmd()',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  'x'.repeat(9_000),
  'ß'.repeat(200),
  '👩‍👩‍👧‍👦',
  'İstanbul',
  'अ',
  '\u202e',
  '\r\nx: y',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '1,2,,3',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-22T00:00:00.000Z',
  '2026-13',
  '019b1e7a-5c3d-7f42-8a6b-2d9e9c4b6f21',
  '00000000-0000-0000-0000-000000000000',
  'eyJhbGciOiJub25lIn0.e30.',
  'W10',
  'https://x',
  'javascript:alert(1)',
  'a@b.c',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  '9829012345',
];

const numbers = [0, -0, -1, 1, 0.1, 1e-300, 99, 100, 32_768, 2 ** 31, 2 ** 53, 1e20, 1e308, -1e308];

const deep = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Values that clients should not send, but some do. */
export const unusualValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(true, false, null, [], {}, [null], [[]], { length: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(deep(40), deep(600)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      Array.from({ length: 200 }, (_, nth) => nth),
      ['a', 'a', 'a'],
    ),
  },
);

/** The same as they stand in an address. Not by `String`, which fails for an object with a `toString` of its own. */
export const unusualText: fc.Arbitrary<string> = unusualValue.map((value) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value),
);
