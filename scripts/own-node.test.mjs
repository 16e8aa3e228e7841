import { expect, test } from 'vitest';
import { currentNodeServes } from './own-node.mjs';

test.each(['22.22.0', '22.23.1', '24.0.0', '26.10.0'])('Node %s runs the shop', (version) => {
  expect(currentNodeServes(version)).toBe(true);
});

test.each(['20.20.2', '22.21.9', '23.11.1', '25.9.0'])(
  'Node %s is replaced by the project’s own',
  (version) => {
    expect(currentNodeServes(version)).toBe(false);
  },
);
