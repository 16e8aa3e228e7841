import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../server/src/platform/config/env-schema.ts';
import { root } from './paths.mjs';

test('.env.example lists every setting of the shop, and no other', () => {
  const names = Object.keys(settings.shape);
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const named = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(names).toContain('SHOP_MODE');
  expect(named).toEqual(names);
});
