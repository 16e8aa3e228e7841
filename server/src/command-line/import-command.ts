import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importProducts } from '../admin/product-import/import-products.ts';
import { StartupError } from '../startup-error.ts';
import type { Command } from './commands.ts';
import { assertNoMore, Misuse } from './misuse.ts';
import { inPlainWords } from './order-command.ts';

export const importCommand: Command = {
  usage: '<file.csv> [--dry-run]',
  does: 'takes in products; --dry-run only says what would become of each row',
  read(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    if (!file) throw new Misuse('Say which file: import <file.csv>.');
    assertNoMore(positionals, 1);
    return async ({ db, say }) => {
      const content = await readFile(file).catch((error: Error) => {
        throw new StartupError(`The file cannot be read: ${error.message}`);
      });
      const sums = { new: 0, changed: 0, same: 0, wrong: 0 };
      await inPlainWords(() =>
        importProducts(db, content, {
          actor: { staffId: null, name: 'operator' },
          isDryRun: values['dry-run'],
          onBatch: async (_, { faults, ...batch }) => {
            for (const name of ['new', 'changed', 'same'] as const) sums[name] += batch[name];
            sums.wrong += faults.length;
            for (const { line, column, message } of faults)
              say(`Line ${line}, ${column || 'row'}: ${message}`);
          },
        }),
      );
      const what = values['dry-run'] ? 'Nothing was changed. It would be' : 'Done:';
      say(
        `${what} ${sums.new} new, ${sums.changed} changed, ${sums.same} as they were, ${sums.wrong} wrong.`,
      );
      if (sums.wrong > 0) process.exitCode = 1;
    };
  },
};
