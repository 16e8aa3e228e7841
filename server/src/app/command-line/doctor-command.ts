import { parseArgs } from 'node:util';
import { migrate } from '../../platform/database/migrate.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { runChecks } from '../doctor/run-checks.ts';
import { askProviders } from './ask-providers.ts';
import { type Command, Misuse } from './command.ts';

const DAY_MS = 86_400_000;

export const doctorCommand: Command = {
  usage: '[--days 30]',
  does: 'checks money, stock, coupons and orders; fails when something is wrong',
  read(args) {
    const { values } = parseArgs({ args, options: { days: { type: 'string', default: '30' } } });
    if (!/^\d{1,5}$/.test(values.days)) throw new Misuse('--days wants a number of days, such as --days 30');
    const since = new Date(Date.now() - Number(values.days) * DAY_MS);
    return async ({ db, pool, connection, env, say }) => {
      await migrate(connection);
      const findings = await askProviders({ db, pool, env }, (providers) => runChecks(db, providers, since));
      for (const { id, what, looked, wrong } of findings) {
        say(`${wrong.length === 0 ? '✓' : '✗'} ${id.padEnd(4)}${what} (${looked})`);
        for (const line of wrong) say(`      ${line}`);
      }
      const breaches = findings.reduce((sum, { wrong }) => sum + wrong.length, 0);
      if (breaches > 0)
        throw new StartupError(`${breaches} ${breaches === 1 ? 'thing is' : 'things are'} wrong.`);
    };
  },
};
