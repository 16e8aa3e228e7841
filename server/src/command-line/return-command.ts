import { parseArgs } from 'node:util';
import type { ReturnStatus } from '../database/order-tables.ts';
import { afterSaleSettings } from '../order/after-sale.ts';
import { findOpenReturns, findReturnIds } from '../order/find-by-short-id.ts';
import { moveReturn } from '../order/move-return.ts';
import { shortId as shorten } from '../order/short-id.ts';
import { ShopSettings } from '../shop/shop-settings.ts';
import { StartupError } from '../startup-error.ts';
import type { Command } from './commands.ts';
import { inPlainWords, onlyOne } from './order-command.ts';

const steps: Record<string, ReturnStatus> = {
  approve: 'Return Approved',
  received: 'Returned',
  refund: 'Refunded',
  reject: 'Return Rejected',
};

export const returnCommand: Command = {
  usage: `[<id> ${Object.keys(steps).join('|')}]`,
  does: 'takes a return one step further, or lists the open ones',
  async run({ db, env, say }, args) {
    const [id = '', step = ''] = parseArgs({ args, allowPositionals: true }).positionals;
    if (!id) {
      for (const open of await findOpenReturns(db)) {
        say(
          `${shorten(open.id)}  ${open.status}  order ${shorten(open.order_id)}  ${open.name}${open.exchange_size ? ` for size ${open.exchange_size}` : ''}  ${open.reason}`,
        );
      }
      return;
    }
    const to = Object.hasOwn(steps, step) ? steps[step] : undefined;
    if (!to) throw new StartupError(`Say which step: ${Object.keys(steps).join(', ')}.`);
    const returnId = onlyOne(await findReturnIds(db, id), `return ${id}`);
    const { seller } = afterSaleSettings(await ShopSettings.open(db, env));
    await inPlainWords(() => moveReturn(db, returnId, to, { actor: 'operator', seller }));
    say(`Return ${id.toUpperCase()} is ${to}.`);
  },
};
