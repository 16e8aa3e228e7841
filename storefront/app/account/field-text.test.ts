import { expect, test } from 'vitest';
import { fieldText, isMissing } from './field-text.ts';

const error = { message: 'Please fill in all fields' };

test('a field that is left empty says what belongs there, whatever its rule calls that', () => {
  expect(fieldText(error, ' ', 'Enter your name')).toBe('Enter your name');
  expect(fieldText(error, undefined, 'Enter your name')).toBe('Enter your name');
  expect(isMissing(error, '')).toBe(true);
});

test('a field that is filled in wrongly keeps the words of its rule, and a good one says nothing', () => {
  expect(fieldText(error, 'Asha', 'Enter your name')).toBe('Please fill in all fields');
  expect(isMissing(error, 'Asha')).toBe(false);
  expect(fieldText(undefined, '', 'Enter your name')).toBeUndefined();
});
