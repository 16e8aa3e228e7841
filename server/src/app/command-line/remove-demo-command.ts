import { parseArgs } from 'node:util';
import type { Command } from './command.ts';

export const removeDemoCommand: Command = {
  usage: '[--yes]',
  does: 'shows which demo data there is; --yes removes it, and keeps what the owner has added',
  read(args) {
    const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
    return async ({ db, say }) => {
      const { removeDemo } = await import('../demo/remove-demo.ts');
      const { accounts, orders, products, coupons, mails, kept } = await removeDemo(db, {
        isDryRun: !values.yes,
      });
      say(values.yes ? 'Removed:' : 'This would go:');
      say(`  accounts and staff with the demo's addresses: ${accounts}`);
      say(
        `  orders and unfinished checkouts of the demo or paid at a sandbox, with their documents: ${orders}`,
      );
      say(`  products of the demo: ${products}; its coupons: ${coupons}`);
      say(`  e-mails kept by the demo's mailbox: ${mails}`);
      if (kept > 0) say(`Products of the demo that stand in real orders stay, and are off sale: ${kept}`);
      if (!values.yes)
        say('Nothing was changed. Make a copy of the data, then: npm run shop -- remove-demo --yes');
    };
  },
};
