import { expect, test } from 'vitest';
import { problemOf } from './failure.present.ts';

test.each([
  [
    'money',
    'The provider keeps failing; calls are paused for a moment',
    'The payment provider did not respond.',
  ],
  [
    'background',
    'the store keeps failing; requests are paused for a moment',
    'The picture store did not respond.',
  ],
  ['background', 'the database is read-only', 'The disk is full or read-only.'],
  ['mail', 'connect ECONNREFUSED 10.0.0.5:25', 'The mail server or the database could not be reached.'],
  ['mail', '450 4.2.0 try again later', 'The mail server deferred the mail.'],
  ['mail', 'Cannot read properties of undefined', 'It failed for an unexpected reason.'],
] as const)('staff see why a job of the queue %s failed: %s', (queue, error, problem) => {
  expect(problemOf(error, queue)).toBe(problem);
});
