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

test('every mutation shows its error in place or passes it to its caller', () => {
  const silent = sourcesWith(/\buseMutation\(/).filter(
    ({ file, text }) =>
      !/\.error\b|\{ [^}]*\berror\b[^}]* \} = useMutation|onError: showFailure/.test(text) &&
      !HANDED_ON.includes(file),
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test('every form shows a refusal that belongs to no single field', () => {
  const silent = sourcesWith(/\bsending\(\s*form/).filter(({ file, text }) => {
    const shows = /FormProblem|errors\.root|<CouponForm|section: \{/.test(text);
    return !shows && file !== 'form/sending.ts';
  });
  expect(silent.map(({ file }) => file)).toEqual([]);
});
