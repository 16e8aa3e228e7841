import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportProducts } from '../../admin/product-import/export-products.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { assertNoMore, type Command, Misuse } from './command.ts';

export const exportCommand: Command = {
  usage: '<file.csv>',
  does: 'writes all products to a file that can be imported again',
  read(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [file] = positionals;
    if (!file) throw new Misuse('Name the file: export <file.csv>.');
    assertNoMore(positionals, 1);
    return async ({ db, say }) => {
      // Opened first, so that a missing folder is reported before the catalogue is read.
      const target = await open(file, 'w').catch((error: Error) => {
        throw new StartupError(`The file cannot be written: ${error.message}`);
      });
      await pipeline(Readable.from(exportProducts(db)), target.createWriteStream());
      say(`Written to ${file}.`);
    };
  },
};
