import { expect, test } from 'vitest';
import { chosenChecks, groupsOf } from './chosen-checks.mjs';

const known = ['lint', 'types', 'unit', 'browser'];

test('checks are chosen by name, and all of them run when none is named', () => {
  expect(chosenChecks(['lint', 'types'], known)).toEqual({ names: ['lint', 'types'], part: [] });
  expect(chosenChecks([], known)).toEqual({ names: [], part: [] });
});

test('a developer can run a single test file, or a single story by its title', () => {
  expect(chosenChecks(['unit', 'scripts/a.test.mjs'], known)).toEqual({
    names: ['unit'],
    part: ['scripts/a.test.mjs'],
  });
  expect(chosenChecks(['browser', 'cart.spec.ts', '-g', 'buys'], known)).toEqual({
    names: ['browser'],
    part: ['cart.spec.ts', '-g', 'buys'],
  });
});

test('an argument that is neither a check nor a part of one is reported', () => {
  expect(chosenChecks(['unti'], known).complaint).toBe(
    "There is no check 'unti': choose from lint, types, unit, browser.",
  );
  expect(chosenChecks(['lint', 'server/src'], known).complaint).toContain("'server/src' is not a check");
  expect(chosenChecks(['lint', 'unit', 'a.test.mjs'], known).complaint).toContain(
    "'a.test.mjs' is not a check",
  );
});

test('quick checks run in parallel, and each of the others runs alone', () => {
  expect(groupsOf(['lint', 'types', 'unused']).map(({ names }) => names)).toEqual([
    ['lint', 'types', 'unused'],
  ]);
  expect(groupsOf(['browser', 'fuzz', 'lint']).map(({ names }) => names)).toEqual([
    ['lint'],
    ['browser'],
    ['fuzz'],
  ]);
});

test('what waits for nothing runs in the background of tests that wait', () => {
  expect(groupsOf(['lint', 'types', 'unused', 'unit', 'browser'])).toEqual([
    { names: ['lint'], background: [] },
    { names: ['unit'], background: ['types', 'unused'] },
    { names: ['browser'], background: [] },
  ]);
  expect(groupsOf(['types', 'browser'])).toEqual([
    { names: ['types'], background: [] },
    { names: ['browser'], background: [] },
  ]);
});
