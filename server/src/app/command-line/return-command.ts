import { parseArgs } from 'node:util';
import { afterSaleSettings } from '../../fulfilment/order/after-sale.ts';
import { shortId as shorten } from '../../fulfilment/order/short-id.ts';
import { moveReturn } from '../../fulfilment/return/move-return.ts';
import { findOpenReturns, findReturnIds } from '../../fulfilment/return/open-returns.ts';
import type { ReturnStatus } from '../../platform/database/tables.ts';
import { ShopSettings } from '../../shop/shop-settings.ts';
import {
  assertNoMore,
  type Command,
  type CommandContext,
  Misuse,
  onlyOne,
  reportPlainly,
} from './command.ts';

const steps: Record<string, ReturnStatus> = {
  approve: 'Return Approved',
  received: 'Returned',
  refund: 'Refunded',
  reject: 'Return Rejected',
};

export const returnCommand: Command = {
  usage: `[<id> ${Object.keys(steps).join('|')}]`,
  does: 'moves a return to the next step, or lists the open returns',
  read(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [id = '', step = ''] = positionals;
    if (!id) return listOpen;
    const to = Object.hasOwn(steps, step) ? steps[step] : undefined;
    if (!to) throw new Misuse(`Name the step: ${Object.keys(steps).join(', ')}.`);
    assertNoMore(positionals, 2);
    return async ({ db, env, say }) => {
      const returnId = onlyOne(await findReturnIds(db, id), `return ${id}`);
      const afterSale = afterSaleSettings((await ShopSettings.open(db, env)).current());
      await reportPlainly(() => moveReturn(db, returnId, to, { actor: 'operator', ...afterSale }));
      say(`Return ${id.toUpperCase()} is ${to}.`);
    };
  },
};

async function listOpen({ db, say }: CommandContext): Promise<void> {
  for (const open of await findOpenReturns(db)) {
    say(
      `${shorten(open.id)}  ${open.status}  order ${shorten(open.order_id)}  ${open.name}${open.exchange_size ? ` for size ${open.exchange_size}` : ''}  ${open.reason}`,
    );
  }
}
