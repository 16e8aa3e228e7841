import { parseArgs } from 'node:util';
import { extensionList } from '@gulmohar/extensions/list.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { openFileStores } from '../../platform/storage/open-file-stores.ts';
import { createPictureStore } from '../../platform/storage/picture-store.ts';
import { loadExtensions } from '../../shop/extension/load-extensions.ts';
import { ShopSettings } from '../../shop/shop-settings.ts';
import { checkBackups } from '../doctor/check-backups.ts';
import { checkExtensions } from '../doctor/check-extensions.ts';
import { checkPictures } from '../doctor/check-pictures.ts';
import { runChecks } from '../doctor/run-checks.ts';
import { type Command, Misuse } from './command.ts';
import { confirm } from './confirm.ts';
import { repairPayments } from './repair-payments.ts';
import { withProviders } from './with-providers.ts';

const DAY_MS = 86_400_000;

export const doctorCommand: Command = {
  usage: '[--days 30] [--repair [--yes]]',
  does: 'checks money, stock, coupons and orders; fails when something is wrong. --repair adopts or refunds payments without an order',
  read(args) {
    const { values } = parseArgs({
      args,
      options: {
        days: { type: 'string', default: '30' },
        repair: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    if (!/^\d{1,5}$/.test(values.days)) throw new Misuse('--days needs a number of days, such as --days 30');
    const since = new Date(Date.now() - Number(values.days) * DAY_MS);
    return async ({ db, pool, connection, env, say }) => {
      await migrate(connection);
      const isConfirmed = async () => values.yes || confirm('Do this');
      const pictures = createPictureStore(openFileStores(env).files);
      const settings = await ShopSettings.open(db, env);
      // Faults are among the findings.
      const extensions = await loadExtensions(extensionList, { error: () => undefined });
      const findings = await withProviders({ db, pool, env }, async (providers) => {
        if (values.repair)
          await repairPayments({ db, providers: providers.providers, since, isConfirmed, say });
        return [
          ...(await runChecks(db, providers, since)),
          await checkPictures(db, pictures),
          await checkBackups(db, env),
          checkExtensions(extensions, settings.current().extensions),
        ];
      });
      const width = Math.max(...findings.map(({ id }) => id.length));
      for (const { id, what, looked, wrong } of findings) {
        say(`${wrong.length === 0 ? '✓' : '✗'} ${id.padEnd(width)} ${what} (${looked})`);
        for (const line of wrong) say(`      ${line}`);
      }
      const breaches = findings.reduce((sum, { wrong }) => sum + wrong.length, 0);
      if (breaches > 0)
        throw new StartupError(`${breaches} ${breaches === 1 ? 'problem was' : 'problems were'} found.`);
    };
  },
};
