import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { plantedFaults } from './planted-faults.mjs';

test.each(plantedFaults)('$title: the fault can be planted, and the test that catches it exists', (fault) => {
  const source = readFileSync(path.join(root, fault.file), 'utf8');
  expect(source.split(fault.text)).toHaveLength(2);
  expect(existsSync(path.join(root, fault.caughtBy))).toBe(true);
});
