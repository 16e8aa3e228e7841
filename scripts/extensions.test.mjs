import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

const allowed = [
  '@gulmohar/contract/shop/extension.ts',
  '@gulmohar/ui/button.tsx',
  'react',
  'zod',
  '../extension.ts',
  './parts.ts',
];
const refused = [
  '@gulmohar/server/shop/own-shop.ts',
  '@gulmohar/storefront/app/paths.ts',
  '../../../server/src/main.ts',
  '../../whatsapp-help/extension.ts',
  'node:fs',
  'pg',
];

test('an extension may import the contract, the components and its own files, and nothing else', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'gulmohar-'));
  try {
    const { vcs, ...rules } = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8'));
    writeFileSync(path.join(project, 'biome.json'), JSON.stringify(rules));
    const slots = path.join(project, 'extensions/planted/slots');
    mkdirSync(slots, { recursive: true });
    for (const [index, source] of [...allowed, ...refused].entries()) {
      writeFileSync(path.join(slots, `file-${index}.ts`), `export const one = await import('${source}');\n`);
    }
    const biome = path.join(ROOT, 'node_modules/.bin/biome');
    const { stdout, stderr } = spawnSync(biome, ['lint', '--max-diagnostics=none', '.'], {
      cwd: project,
      encoding: 'utf8',
    });
    const found = [...(stdout + stderr).matchAll(/file-(\d+)\.ts\S* lint\/style\/noRestrictedImports/g)];
    expect(found.map(([, index]) => [...allowed, ...refused][Number(index)]).sort()).toEqual(refused.sort());
  } finally {
    rmSync(project, { recursive: true });
  }
});
