import { parseArgs } from 'node:util';
import { SET_UP_LINK_MINUTES } from '@gulmohar/contract/admin/first-run.ts';
import { giveSetUpLink } from '../../admin/first-run/set-up-link.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { ShopSettings } from '../../shop/shop-settings.ts';
import type { Command } from './command.ts';

export const newCommand: Command = {
  usage: '[--keep-filters] [--yes]',
  does: 'makes the demo a shop of your own, empty for good, and prints the link with which its owner begins',
  read(args) {
    const { values } = parseArgs({
      args,
      options: {
        'keep-filters': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    return async ({ db, connection, env, say }) => {
      await migrate(connection);
      const { demoRemains } = await import('../demo/demo-remains.ts');
      const remains = await demoRemains(db);
      const isDemo = (await ShopSettings.open(db, env)).isDemo();
      if (remains.length > 0 && !values.yes) {
        throw new StartupError(
          'This removes the demo for good: npm run shop -- remove-demo lists it. To go on: npm run shop -- new --yes',
        );
      }
      if (remains.length > 0 || isDemo) {
        const { makeOwnShop } = await import('../demo/make-own-shop.ts');
        await makeOwnShop(db, { keepsFilters: values['keep-filters'] });
      }
      const link = await db.transaction().execute((trx) => giveSetUpLink(trx, env.PUBLIC_URL));
      if (!link) return say(`The shop has an owner, who signs in at ${env.PUBLIC_URL}/admin`);
      say(`Within ${SET_UP_LINK_MINUTES} minutes, whoever opens this link first becomes the owner:`);
      say(link);
    };
  },
};
