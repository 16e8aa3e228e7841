import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../server/src/platform/config/env-schema.ts';
import { root } from './paths.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/operations.md');
const blocks = [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block).join('\n');

function commandsOfShop() {
  const [, list] = read('server/src/app/command-line/commands.ts').split('= {');
  return [...list.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map(([, name]) => name);
}

test('every shop command in the runbook exists', () => {
  const known = commandsOfShop();
  const named = [...page.matchAll(/npm run shop -- ([a-z-]+)/g), ...blocks.matchAll(/^gulmohar ([a-z-]+)/gm)];
  expect(known).toContain('doctor');
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([, name]) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test('every npm script in the runbook exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...page.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name);
  expect(named).toContain('build');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every variable the runbook writes to the env file is a setting of the shop', () => {
  const known = Object.keys(settings.shape);
  const written = [...page.matchAll(/\/etc\/gulmohar\/env <<ENV\n(.*?)^ENV/gms)]
    .map(([, text]) => text)
    .join('\n');
  const named = [...written.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(named).toContain('SHOP_GSTIN');
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('every project file the runbook copies or links to exists', () => {
  const copied = [...blocks.matchAll(/\bdeploy\/[\w./-]+/g)].map(([file]) => file);
  const linked = [...page.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, file]) => path.join('docs', file));
  expect(copied).toContain('deploy/gulmohar.service');
  expect([...copied, ...linked].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('every link within the runbook leads to a heading', () => {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  const named = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((anchor) => !headings.includes(anchor))).toEqual([]);
});
