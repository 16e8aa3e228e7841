import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const APP = import.meta.dirname;

function sourcesWith(call: RegExp): { file: string; text: string }[] {
  return globSync('**/*.{ts,tsx}', { cwd: APP, exclude: ['**/*.test.ts'] })
    .map((file) => ({ file, text: readFileSync(`${APP}/${file}`, 'utf8') }))
    .filter(({ text }) => call.test(text));
}

/** Files that return the mutation to their caller, which shows its error. */
const HANDED_ON = ['orders/use-move-orders.ts'];

test('staff read what failed where they tried it: every mutation shows its error or hands it on', () => {
  const silent = sourcesWith(/\buseMutation\(/).filter(
    ({ file, text }) =>
      !/\.error\b|\{ [^}]*\berror\b[^}]* \} = useMutation|onError: showFailure/.test(text) &&
      !HANDED_ON.includes(file),
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test('staff read in the form why it was refused, where no field is to blame', () => {
  const silent = sourcesWith(/\bsending\(\s*form/).filter(({ file, text }) => {
    const shows = /FormProblem|errors\.root|<CouponForm|section: \{/.test(text);
    return !shows && file !== 'form/sending.ts';
  });
  expect(silent.map(({ file }) => file)).toEqual([]);
});
