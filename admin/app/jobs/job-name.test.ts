import { expect, test } from 'vitest';
import { jobName } from './job-name.ts';

test.each([
  ['send-order-placed', 'Mail: order placed'],
  ['notify-refund-stuck', 'Mail to the shop: refund stuck'],
  ['refund-payment', 'Refund payment'],
  ['make-picture-sizes', 'Make picture sizes'],
])('the job %s is shown as “%s”', (name, shown) => {
  expect(jobName(name)).toBe(shown);
});
