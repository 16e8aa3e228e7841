import { expect, test } from 'vitest';
import { z } from 'zod';
import { readLeniently } from './lenient.ts';

const fields = z.object({
  giftText: z.string().trim().max(10).nullish(),
  isGift: z.boolean().optional(),
  slot: z.enum(['morning', 'evening']).optional(),
});

test.each([
  ['what is right is kept', { giftText: 'For you', isGift: true, slot: 'evening' }, undefined],
  ['a text that is too long is cut', { giftText: 'x'.repeat(11) }, { giftText: 'x'.repeat(10) }],
  ['no character is cut in two', { giftText: `${'x'.repeat(9)}🎁` }, { giftText: 'x'.repeat(9) }],
  ['a number is a text', { giftText: 7 }, { giftText: '7' }],
  ['of another type it says nothing', { giftText: ['x'], isGift: 'yes', slot: 'noon' }, {}],
  ['empty, null and unknown say nothing', { giftText: ' ', isGift: null, other: 1 }, {}],
  ['text for an object says nothing', 'gift', {}],
])('optional fields are read leniently after payment: %s', (_, given, expected) => {
  expect(readLeniently(fields, given)).toEqual(expected ?? given);
});
