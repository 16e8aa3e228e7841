import { expect, test } from 'vitest';
import { fieldText, isMissing } from './field-text.ts';

const error = { message: 'Please fill in all fields' };

test('an empty field says what belongs there, whatever the message of its rule', () => {
  expect(fieldText(error, ' ', 'Enter your name')).toBe('Enter your name');
  expect(fieldText(error, undefined, 'Enter your name')).toBe('Enter your name');
  expect(isMissing(error, '')).toBe(true);
});

test('an invalid value shows the message of its rule, and a valid field shows nothing', () => {
  expect(fieldText(error, 'Asha', 'Enter your name')).toBe('Please fill in all fields');
  expect(isMissing(error, 'Asha')).toBe(false);
  expect(fieldText(undefined, '', 'Enter your name')).toBeUndefined();
});
