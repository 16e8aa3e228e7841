import { expect, test } from 'vitest';
import { periodOf } from './period.rules.ts';

// Two o'clock in the morning of 22 November in India.
const now = new Date('2026-11-21T20:30:00Z');

test('today begins at midnight in India and is compared with the same part of yesterday', () => {
  expect(periodOf(1, now)).toMatchObject({
    from: new Date('2026-11-21T18:30:00Z'),
    before: { from: new Date('2026-11-20T18:30:00Z'), to: new Date('2026-11-20T20:30:00Z') },
    points: 24,
  });
});

test('seven days include today and are compared with the seven before, up to the same time of day', () => {
  expect(periodOf(7, now)).toMatchObject({
    from: new Date('2026-11-15T18:30:00Z'),
    before: { from: new Date('2026-11-08T18:30:00Z'), to: new Date('2026-11-14T20:30:00Z') },
    points: 7,
  });
});
