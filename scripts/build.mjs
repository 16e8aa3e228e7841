import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fail, secondsSince } from './fail.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { lockfile, root } from './paths.mjs';
import { endIfAskedToStop, runChild } from './run-child.mjs';

const storefront = path.join(root, 'storefront');
const admin = path.join(root, 'admin');
/** Removed before a build and written after it, so that an interrupted build is repeated. */
const stamp = path.join(storefront, 'build/.built-from');
/** What earlier builds made, which the shop serves to tabs that were opened before an update. */
const earlier = path.join(root, 'build/earlier-assets');
const EARLIER_MS = 86_400_000;
const SOURCES = ['storefront', 'admin', 'ui', 'contract', 'extensions'];
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router']);

/**
 * Builds the storefront and the admin unless the sources have not changed. When two commands run at once, one
 * builds.
 */
export async function buildPages(env) {
  const wanted = fingerprint();
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isDone()) return;
  await oneAtATime('build', isDone, async () => {
    console.log('Building the pages ...');
    const started = performance.now();
    rmSync(stamp, { force: true });
    // By its release a page notices that the shop was updated since it was opened.
    const options = { env: { ...env, NODE_ENV: 'production', VITE_RELEASE: wanted } };
    const build = async ([command, cwd, assets]) => {
      retain(path.join(root, assets), path.join(earlier, path.basename(cwd)));
      await run(command, ['build'], { ...options, cwd });
      await run('node', ['scripts/compress-assets.mjs', assets], { ...options, cwd: root });
    };
    // Each build leaves a core idle half of the time.
    await Promise.all([
      build(['react-router', storefront, 'storefront/build/client/assets']),
      build(['vite', admin, 'admin/build/assets']),
    ]);
    writeFileSync(stamp, wanted);
    console.log(`✓ pages (${secondsSince(started)})`);
  });
}

/** Copies a build's files before the next build removes them; removes those that were copied more than a day ago. */
function retain(assets, folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > EARLIER_MS) rmSync(file, { recursive: true });
  }
  if (existsSync(assets)) cpSync(assets, folder, { recursive: true });
}

async function run(command, args, options) {
  const result = await runChild(command, args, { ...options, capture: true });
  endIfAskedToStop(result);
  if (result.code !== 0) fail(`${result.output}\nThe pages could not be built; see above.`);
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
