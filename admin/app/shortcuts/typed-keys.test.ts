import { expect, test } from 'vitest';
import { type Shortcut, shortcuts } from './shortcut-list.ts';
import { readTypedKeys } from './typed-keys.ts';

function typed(...keys: [key: string, at: number][]): (string | undefined)[] {
  const read = readTypedKeys(shortcuts);
  return keys.map(([key, at]) => read(key, at)?.label);
}

test('two keys in quick succession trigger a shortcut, and a late second key does not', () => {
  expect(typed(['g', 0], ['o', 1_000])).toEqual([undefined, 'Orders']);
  expect(typed(['g', 0], ['o', 2_000])).toEqual([undefined, undefined]);
  expect(typed(['g', 0], ['g', 100], ['o', 200])).toEqual([undefined, undefined, 'Orders']);
  expect(typed(['x', 0], ['o', 100])).toEqual([undefined, undefined]);
});

test('the second key of a pair does not trigger a shortcut by itself', () => {
  expect(typed(['n', 0], ['z', 100], ['z', 200])).toEqual([
    undefined,
    undefined,
    'Undo, while it is offered',
  ]);
  expect(typed(['?', 0])).toEqual(['These shortcuts']);
});

test('no two shortcuts have the same keys', () => {
  const keys = shortcuts.map((shortcut: Shortcut) => shortcut.keys.join(' '));
  expect(new Set(keys).size).toBe(keys.length);
});
