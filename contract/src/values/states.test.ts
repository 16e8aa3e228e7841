import { describe, expect, test } from 'vitest';
import { findState, isIndia, stateCode, states } from './states.ts';

test('the 36 states and union territories have distinct codes', () => {
  expect(states).toHaveLength(36);
  expect(new Set(states.map(stateCode)).size).toBe(36);
  expect(states.map(findState)).toEqual(states);
  expect([stateCode('Rajasthan'), stateCode('Jammu and Kashmir'), stateCode('Ladakh')]).toEqual([
    '08',
    '01',
    '38',
  ]);
});

describe('a shopper may write', () => {
  test.each([
    ['Orissa', 'Odisha'],
    ['Pondicherry', 'Puducherry'],
    ['NCT of Delhi', 'Delhi'],
    ['New Delhi', 'Delhi'],
    ['J&K', 'Jammu and Kashmir'],
    ['J & K', 'Jammu and Kashmir'],
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['Jammuandkashmir', 'Jammu and Kashmir'],
    ['Uttaranchal', 'Uttarakhand'],
    ['Tamilnadu', 'Tamil Nadu'],
    ['TAMIL  NADU', 'Tamil Nadu'],
    ['Chattisgarh', 'Chhattisgarh'],
    ['Daman & Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['daman and diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['Dadra & Nagar Haveli & Daman & Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['Andaman & Nicobar', 'Andaman and Nicobar Islands'],
    [' rajasthan ', 'Rajasthan'],
    ['U.P.', 'Uttar Pradesh'],
    ['west-bengal', 'West Bengal'],
  ])('“%s” for %s', (written, state) => {
    expect(findState(written)).toBe(state);
  });
});

test.each(['Atlantis', 'Bavaria', '', 'and', '&', 'Punjab, Pakistan', 'ओडिशा', 'constructor'])(
  '“%s” is not a state of India',
  (written) => {
    expect(findState(written)).toBeUndefined();
  },
);

test('India is recognised by each of its names, and nothing else is', () => {
  expect(['India', 'INDIA ', 'IN', 'Bharat', 'भारत'].every(isIndia)).toBe(true);
  expect(['Germany', '', 'Indiana', 'Indonesia'].some(isIndia)).toBe(false);
});
