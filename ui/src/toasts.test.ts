import { beforeEach, expect, test } from 'vitest';
import { dismissToast, showToast, useToasts } from './toasts.ts';

beforeEach(() => useToasts.setState({ shown: [] }));

const shownTexts = () => useToasts.getState().shown.map(({ text }) => text);

test('cart toasts stay for five seconds, others for three', () => {
  showToast('success', 'Product added to cart!', { isLong: true });
  showToast('success', 'Link copied to clipboard!');
  expect(useToasts.getState().shown.map(({ durationMs }) => durationMs)).toEqual([5000, 3000]);
});

test('a repeated message is shown once, and at most four are shown at a time', () => {
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
