import { parseArgs } from 'node:util';
import { migrate } from '../../platform/database/migrate.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import type { Command } from './command.ts';

export const demoCommand: Command = {
  usage: '[--yes]',
  does: 'makes the shop the demo again, as it was at first; --yes also empties a shop with data of its own',
  mayCreateShop: true,
  read(args) {
    const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
    return async ({ db, connection, env, say }) => {
      if (env.SHOP_MODE !== 'demo') throw new StartupError('The demo data is only for SHOP_MODE=demo.');
      const { seedDemo } = await import('../demo/seed-demo.ts');
      await migrate(connection);
      const found = await seedDemo(db);
      if (found === 'loaded') return say('The demo data has been loaded.');
      if (found === 'not empty' && !values.yes) {
        throw new StartupError('The shop has data of its own; --yes empties it and loads the demo data.');
      }
      const { resetDemo } = await import('../demo/reset-demo.ts');
      await resetDemo(db);
      say('The demo is as it was at first.');
    };
  },
};
