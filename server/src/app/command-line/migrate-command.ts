import { parseArgs } from 'node:util';
import { migrate } from '../../platform/database/migrate.ts';
import type { Command } from './command.ts';

export const migrateCommand: Command = {
  usage: '',
  does: 'brings the database up to date',
  mayCreateShop: true,
  read(args) {
    parseArgs({ args });
    return async ({ connection, say }) => {
      const applied = await migrate(connection);
      say(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
    };
  },
};
