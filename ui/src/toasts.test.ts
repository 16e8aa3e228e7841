import { beforeEach, expect, test } from 'vitest';
import { dismissToast, showToast, useToasts } from './toasts.ts';

beforeEach(() => useToasts.setState({ shown: [] }));

const shownTexts = () => useToasts.getState().shown.map(({ text }) => text);

test('cart toasts stay five seconds, others three', () => {
  showToast('success', 'Product added to cart!', { isLong: true });
  showToast('success', 'Link copied to clipboard!');
  expect(useToasts.getState().shown.map(({ durationMs }) => durationMs)).toEqual([5000, 3000]);
});

test('the same message twice is shown once, and no more than four at once', () => {
  showToast('error', 'Out of stock');
  showToast('info', 'one');
  showToast('error', 'Out of stock');
  expect(shownTexts()).toEqual(['one', 'Out of stock']);
  for (const text of ['two', 'three', 'four']) showToast('info', text);
  expect(shownTexts()).toEqual(['Out of stock', 'two', 'three', 'four']);
});

test('a toast can be dismissed', () => {
  showToast('info', 'one');
  dismissToast(useToasts.getState().shown[0]?.id ?? 0);
  expect(shownTexts()).toEqual([]);
});
