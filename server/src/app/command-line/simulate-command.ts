import { parseArgs } from 'node:util';
import { StartupError } from '../../platform/process/startup-error.ts';
import { type Command, Misuse } from './command.ts';

const MAX_DAYS = 60;

export const simulateCommand: Command = {
  usage: `[--days 30] [--seed 1]`,
  does: 'gives the demo a past of visits, purchases with offers and coupons, checkouts left unpaid, returns and reviews, to see figures and lists with data',
  read(args) {
    const options = {
      days: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
    } as const;
    const { values } = parseArgs({ args, options });
    const [days, seed] = [Number(values.days), Number(values.seed)];
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
      throw new Misuse(`--days is 1 to ${MAX_DAYS}`);
    if (!Number.isInteger(seed) || seed < 0) throw new Misuse('--seed is a whole number');
    return async ({ db, env, say }) => {
      if (env.SHOP_MODE !== 'demo') throw new StartupError('The simulation is only for SHOP_MODE=demo.');
      const { simulate } = await import('../demo/simulation/simulate.ts');
      const { orders, abandoned, visits, returns, reviews } = await simulate(db, { days, seed }, say);
      say(
        `Done: ${orders} orders, ${abandoned} checkouts left unpaid, ${visits} visits, ${returns} returns and ${reviews} reviews in ${days} days.`,
      );
    };
  },
};
