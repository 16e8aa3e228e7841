import { expect, test } from 'vitest';
import { chosenChecks, groupsOf } from './chosen-checks.mjs';

const known = ['lint', 'types', 'unit', 'browser'];

test('checks are chosen by name, and none named means all of them', () => {
  expect(chosenChecks(['lint', 'types'], known)).toEqual({ names: ['lint', 'types'], part: [] });
  expect(chosenChecks([], known)).toEqual({ names: [], part: [] });
});

test('a developer runs one file, or one story by its title', () => {
  expect(chosenChecks(['unit', 'scripts/a.test.mjs'], known)).toEqual({
    names: ['unit'],
    part: ['scripts/a.test.mjs'],
  });
  expect(chosenChecks(['browser', 'cart.spec.ts', '-g', 'buys'], known)).toEqual({
    names: ['browser'],
    part: ['cart.spec.ts', '-g', 'buys'],
  });
});

test('what is neither a check nor a part of one is reported', () => {
  expect(chosenChecks(['unti'], known).complaint).toBe(
    "There is no check 'unti': choose from lint, types, unit, browser.",
  );
  expect(chosenChecks(['lint', 'server/src'], known).complaint).toContain("'server/src' is not a check");
  expect(chosenChecks(['lint', 'unit', 'a.test.mjs'], known).complaint).toContain(
    "'a.test.mjs' is not a check",
  );
});

test('the quick checks run side by side, and each of the others when it has the machine to itself', () => {
  expect(groupsOf(['lint', 'types', 'unit', 'browser'])).toEqual([['lint', 'types'], ['unit'], ['browser']]);
  expect(groupsOf(['browser', 'fuzz', 'lint'])).toEqual([['lint'], ['browser'], ['fuzz']]);
  expect(groupsOf(['unit'])).toEqual([['unit']]);
});
