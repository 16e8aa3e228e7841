import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportProducts } from '../admin/product-import/export-products.ts';
import { StartupError } from '../startup-error.ts';
import type { Command } from './commands.ts';

export const exportCommand: Command = {
  usage: '<file.csv>',
  does: 'writes all products into a file that import takes back',
  async run({ db, say }, args) {
    const [file] = parseArgs({ args, allowPositionals: true, options: {} }).positionals;
    if (!file) throw new StartupError('Say which file: export <file.csv>.');
    await pipeline(Readable.from(exportProducts(db)), createWriteStream(file));
    say(`Written to ${file}.`);
  },
};
