import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compresses the scripts and styles of a folder at the highest level, so that the server never has to. */
const ASSETS = path.resolve(process.argv[2] ?? '');
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const files = (await readdir(ASSETS)).filter((file) => /\.(js|css|svg)$/.test(file));
await Promise.all(
  files.map(async (file) => {
    const text = await readFile(path.join(ASSETS, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    await writeFile(path.join(ASSETS, `${file}.br`), await brotli(text, { params }));
    await writeFile(path.join(ASSETS, `${file}.gz`), await gzipped(text, { level: 9 }));
  }),
);
