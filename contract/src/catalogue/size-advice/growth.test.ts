import { expect, test } from 'vitest';
import { heightByNow } from './growth.ts';

const child = { heightCm: 110, birthMonth: '2021-02', measuredOn: '2026-02-15' };

test('a child of five who was measured a year ago has grown as children do, and should be measured again', () => {
  expect(heightByNow(child, new Date('2027-02-15T00:00:00Z'))).toEqual({ cm: 116, isOld: true });
  expect(heightByNow(child, new Date('2026-03-01T00:00:00Z'))).toEqual({ cm: 110, isOld: false });
});

test('a child never shrinks, and of an age that no table has it is taken to be as measured', () => {
  expect(heightByNow(child, new Date('2025-02-15T00:00:00Z')).cm).toBe(110);
  expect(heightByNow({ ...child, birthMonth: '2025-09' }, new Date('2027-02-15T00:00:00Z')).cm).toBe(110);
});
