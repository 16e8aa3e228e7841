import { parseArgs } from 'node:util';
import { migrate } from '../../platform/database/migrate.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import type { Command } from './command.ts';

const outcomes = {
  loaded: 'The demo data has been loaded.',
  present: 'The demo data is already loaded; --fresh starts over.',
  'not empty': 'The shop has data of its own; --fresh empties it and loads the demo data.',
};

export const seedCommand: Command = {
  usage: '[--fresh]',
  does: 'fills an empty shop with the demo data; --fresh empties it first',
  mayCreateShop: true,
  read(args) {
    const { values } = parseArgs({ args, options: { fresh: { type: 'boolean', default: false } } });
    return async ({ db, connection, env, say }) => {
      if (env.SHOP_MODE !== 'demo') throw new StartupError('The demo data is only for SHOP_MODE=demo.');
      const { clearShop, seedDemo } = await import('../demo/seed-demo.ts');
      await migrate(connection);
      if (values.fresh) await clearShop(db);
      say(outcomes[await seedDemo(db)]);
    };
  },
};
