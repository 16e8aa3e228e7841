import { parseArgs } from 'node:util';
import type { Command } from './command.ts';

export const removeDemoCommand: Command = {
  usage: '[--yes]',
  does: 'lists the demo data; --yes removes it and keeps what the owner has added',
  read(args) {
    const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
    return async ({ db, say }) => {
      const { removeDemo } = await import('../demo/remove-demo.ts');
      const { accounts, orders, products, coupons, mails, archived } = await removeDemo(db, {
        isDryRun: !values.yes,
      });
      say(values.yes ? 'Removed:' : 'This would be removed:');
      say(`  accounts and staff with the demo's addresses: ${accounts}`);
      say(
        `  orders and unfinished checkouts of the demo or paid at a sandbox, with their documents: ${orders}`,
      );
      say(`  products of the demo: ${products}; its coupons: ${coupons}`);
      say(`  e-mails kept by the demo's mailbox: ${mails}`);
      if (archived > 0)
        say(`Products of the demo that are part of real orders are kept, but taken off sale: ${archived}`);
      if (!values.yes) say('Nothing was changed. Make a backup, then run: npm run shop -- remove-demo --yes');
    };
  },
};
