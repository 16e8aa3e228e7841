import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './fail.mjs';
import { lockfile, root } from './paths.mjs';

const storefront = path.join(root, 'storefront');
const stamp = path.join(storefront, 'build/.built-from');
const SOURCES = ['storefront', 'ui', 'contract'];
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router']);

/** Builds the storefront unless it was built from exactly these sources. The stamp is written last. */
export function buildStorefront(env) {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the storefront ...');
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('react-router', ['build'], {
    cwd: storefront,
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) fail(`${stdout}\n${stderr}\nThe storefront cannot be built; the reason stands above.`);
  const compressed = spawnSync('node', ['scripts/compress-assets.ts'], {
    cwd: storefront,
    env,
    encoding: 'utf8',
  });
  if (compressed.status !== 0) fail(`${compressed.stderr}\nThe storefront's files cannot be compressed.`);
  writeFileSync(stamp, wanted);
  console.log(`✓ storefront (${((performance.now() - started) / 1000).toFixed(0)} s)`);
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(lockfile));
  for (const file of SOURCES.flatMap((folder) => filesBelow(path.join(root, folder))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}
