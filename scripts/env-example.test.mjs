import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

test('the example of settings names every setting of the shop, and no other', () => {
  const [source] = globSync('server/src/**/env-schema.ts', { cwd: root });
  const [, schema] = readFileSync(path.join(root, source), 'utf8').split(/z\.object\(\{\n|\n\}\);/);
  const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name);
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const named = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(settings).toContain('SHOP_MODE');
  expect(named).toEqual(settings);
});
