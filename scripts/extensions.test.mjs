import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

const pages = {
  allowed: [
    '@gulmohar/contract/shop/extension.ts',
    '@gulmohar/ui/button.tsx',
    'react',
    'zod',
    '../extension.ts',
    './parts.ts',
  ],
  refused: [
    '@gulmohar/server/shop/own-shop.ts',
    '@gulmohar/storefront/app/paths.ts',
    '../../../server/src/main.ts',
    '../../whatsapp-help/extension.ts',
    '../server.ts',
    'node:fs',
    'pg',
  ],
};
const onTheServer = {
  allowed: ['@gulmohar/contract/shop/extension-server.ts', 'zod', './extension.ts', './points.ts'],
  refused: [
    '@gulmohar/server/shop/own-shop.ts',
    '@gulmohar/ui/button.tsx',
    '../whatsapp-help/extension.ts',
    './slots/page-bottom.tsx',
    'node:fs',
    'pg',
    'react',
  ],
};

test('an extension may import the contract, the components and its own files, and nothing else', () => {
  expect(refusedImports((index) => `planted/slots/file-${index}.ts`, pages)).toEqual(pages.refused.sort());
});

test('what an extension does on the server may import the contract and its own files, and nothing else', () => {
  const refused = refusedImports((index) => `planted-${index}/server.ts`, onTheServer);
  expect(refused).toEqual(onTheServer.refused.sort());
});

test('what an extension does on the server reaches others through its context alone', () => {
  const files = { 'planted/server.ts': "await fetch('https://x.example');\nconsole.log(process.env);\n" };
  expect(lint(files).match(/server\.ts\S* lint\/style\/noRestrictedGlobals/g)).toHaveLength(2);
});

/** Returns, sorted, what biome refuses to import. @param place where the file that imports the one at this index is */
function refusedImports(place, { allowed, refused }) {
  const sources = [...allowed, ...refused];
  const files = sources.map((source, index) => [
    place(index),
    `export const one = await import('${source}');\n`,
  ]);
  const found = [...lint(Object.fromEntries(files)).matchAll(/-(\d+)\S* lint\/style\/noRestrictedImports/g)];
  return found.map(([, index]) => sources[Number(index)]).sort();
}

/** @param files their content by their path in `extensions/` @returns what biome says of them */
function lint(files) {
  const project = mkdtempSync(path.join(tmpdir(), 'gulmohar-'));
  try {
    const { vcs, ...rules } = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8'));
    writeFileSync(path.join(project, 'biome.json'), JSON.stringify(rules));
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(project, 'extensions', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    const biome = path.join(ROOT, 'node_modules/.bin/biome');
    const { stdout, stderr } = spawnSync(biome, ['lint', '--max-diagnostics=none', '.'], {
      cwd: project,
      encoding: 'utf8',
    });
    return stdout + stderr;
  } finally {
    rmSync(project, { recursive: true });
  }
}
