import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importProducts } from '../../admin/product-import/import-products.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { assertNoMore, type Command, Misuse, reportPlainly } from './command.ts';

export const importCommand: Command = {
  usage: '<file.csv> [--dry-run] [--set-stock]',
  does: 'imports products; --dry-run only reports what would happen to each row, --set-stock sets stock to the counts in the file',
  read(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'set-stock': { type: 'boolean', default: false },
      },
    });
    const [file] = positionals;
    if (!file) throw new Misuse('Name the file: import <file.csv>.');
    assertNoMore(positionals, 1);
    return async ({ db, say }) => {
      const content = await readFile(file).catch((error: Error) => {
        throw new StartupError(`The file cannot be read: ${error.message}`);
      });
      const sums = { new: 0, changed: 0, same: 0, wrong: 0, stock: 0 };
      await reportPlainly(async () => {
        await importProducts(db, [content], {
          actor: { staffId: null, name: 'operator' },
          isDryRun: values['dry-run'],
          setsStock: values['set-stock'],
          onBatch: async (_, { faults, warnings, ...batch }) => {
            for (const name of ['new', 'changed', 'same', 'stock'] as const) sums[name] += batch[name];
            sums.wrong += faults.length;
            for (const { line, column, message } of warnings)
              say(`Warning, line ${line}, ${column}: ${message}`);
            for (const { line, column, message } of faults)
              say(`Line ${line}, ${column || 'row'}: ${message}`);
          },
        });
      });
      const what = values['dry-run'] ? 'Dry run, nothing was changed:' : 'Done:';
      say(`${what} ${sums.new} new, ${sums.changed} changed, ${sums.same} unchanged, ${sums.wrong} wrong.`);
      if (sums.stock > 0 && !values['set-stock'])
        say(
          `The stock of ${sums.stock} products differs and was not changed; --set-stock sets it to the counts in the file.`,
        );
      if (sums.wrong > 0) process.exitCode = 1;
    };
  },
};
