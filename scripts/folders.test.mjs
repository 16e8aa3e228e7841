import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const SOURCES = [
  'contract/src',
  'ui/src',
  'storefront/app',
  'admin/app',
  'server/src',
  'extensions',
  'demo',
  'payment-sandbox/src',
  'e2e',
  'lab/faults',
  'lab/bench/src',
];
const CODE = /\.tsx?$/;
/** Tests may import from anywhere. */
const IGNORED = /node_modules|build\/|\.react-router|\.(test|spec|chaos|fuzz)\./;

describe.each(SOURCES)('in %s', (source) => {
  test('no folder imports another that imports it, directly or on a way round', () => {
    expect(circlesOf(foldersOf(path.join(ROOT, source)))).toEqual([]);
  });
});

test('two folders that import each other are found', () => {
  expect(
    circlesOf(
      new Map([
        ['cart', new Set(['price'])],
        ['price', new Set(['page'])],
      ]),
    ),
  ).toEqual([]);
  const circle = new Map([
    ['cart', new Set(['price'])],
    ['price', new Set(['page'])],
    ['page', new Set(['cart'])],
  ]);
  expect(circlesOf(circle)).toEqual(['cart → price → page → cart']);
});

/** Returns which folders each folder imports; of two files, the topmost folders that they do not share. */
function foldersOf(source) {
  const imports = new Map();
  const files = readdirSync(source, { recursive: true }).filter(
    (name) => CODE.test(name) && !IGNORED.test(name),
  );
  for (const file of files) {
    for (const imported of importsOf(path.join(source, file))) {
      const [from, to] = apart(file, path.relative(source, imported));
      if (to !== undefined) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** Returns the absolute paths of the files that a file imports by a relative path, types included. */
function importsOf(file) {
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return names.filter((name) => name.startsWith('.')).map((name) => path.resolve(path.dirname(file), name));
}

/** Returns the two folders in which two files part; nothing if one of them lies above the other. */
function apart(file, other) {
  const [one, two] = [file, other].map((name) => path.dirname(name).split(path.sep));
  const at = one.findIndex((name, depth) => name !== two[depth]);
  if (at < 0 || one[at] === '.' || two[at] === undefined || two[0] === '..' || two[at] === '.') return [];
  return [one, two].map((names) => names.slice(0, at + 1).join('/'));
}

/** Returns each way from a folder back to itself that a search in depth meets, once. */
function circlesOf(imports) {
  const circles = [];
  const done = new Set();
  const visit = (folder, way) => {
    if (way.includes(folder)) return circles.push([...way.slice(way.indexOf(folder)), folder].join(' → '));
    if (done.has(folder)) return;
    for (const next of imports.get(folder) ?? []) visit(next, [...way, folder]);
    done.add(folder);
  };
  for (const folder of imports.keys()) visit(folder, []);
  return circles;
}
