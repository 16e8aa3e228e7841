import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { installedOf } from './installed-packages.mjs';

const OTHER_PLATFORM = process.platform === 'darwin' ? 'linux' : 'darwin';
const packages = {
  '': { workspaces: ['server'], devDependencies: { linter: '1.0.0' } },
  server: { dependencies: { web: '1.0.0' }, devDependencies: { compiler: '5.0.0' } },
  'node_modules/@shop/server': { resolved: 'server', link: true },
  'node_modules/web': {
    version: '1.0.0',
    dependencies: { router: '^1.0.0' },
    optionalDependencies: { 'web-elsewhere': '1.0.0' },
    peerDependencies: { types: '*' },
    peerDependenciesMeta: { types: { optional: true } },
  },
  'node_modules/router': { version: '1.0.0' },
  'node_modules/web-elsewhere': { version: '1.0.0', optional: true, os: [OTHER_PLATFORM] },
  'node_modules/types': { version: '1.0.0', dev: true },
  'node_modules/linter': { version: '1.0.0', dev: true },
  'node_modules/compiler': { version: '7.0.0', dev: true },
  'server/node_modules/compiler': { version: '5.0.0', dev: true },
};
const toRun = ['node_modules/router', 'node_modules/web'];
const toCheck = [...toRun, 'node_modules/linter', 'server/node_modules/compiler'];
let root;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'gulmohar-packages-'));
  write('package-lock.json', { packages });
  return () => rmSync(root, { recursive: true, force: true });
});

function write(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
}

function install(places) {
  for (const place of places) write(`${place}/package.json`, {});
  record(Object.fromEntries(places.map((place) => [place, packages[place]])));
}

function record(installed) {
  write('node_modules/.package-lock.json', { packages: installed });
}

const running = () => installedOf(root, ['server'], { withDevelopment: false });
const checks = () => installedOf(root, ['', 'server'], { withDevelopment: true });

test('no packages are found before the first start', () => {
  expect(running()).toBe('others');
});

test('production packages are enough to run the shop, and the checks only add to them', () => {
  install(toRun);
  expect(running()).toBe('all');
  expect(checks()).toBe('some');
});

test('the packages for the checks are enough to run the shop as well', () => {
  install(toCheck);
  expect(checks()).toBe('all');
  expect(running()).toBe('all');
});

test('a removed package is detected, including one in a workspace’s own folder', () => {
  install(toCheck);
  rmSync(path.join(root, 'server/node_modules/compiler'), { recursive: true });
  expect(checks()).toBe('others');
});

test('a package whose version differs from the lockfile is detected', () => {
  install(toRun);
  record({
    'node_modules/router': packages['node_modules/router'],
    'node_modules/web': { version: '0.9.0' },
  });
  expect(running()).toBe('others');
});

test('an interrupted install is detected by its missing record', () => {
  install(toRun);
  rmSync(path.join(root, 'node_modules/.package-lock.json'));
  expect(running()).toBe('others');
});
