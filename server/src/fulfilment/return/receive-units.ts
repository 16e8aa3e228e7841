import type { ReturnConditions } from '@gulmohar/contract/admin/return.ts';
import type { ReturnSettings } from '@gulmohar/contract/admin/return-settings.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';
import type { Selectable } from 'kysely';
import { lockVariants, type Movement, moveStock } from '../../catalogue/product/stock-ledger.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Orders, ReturnRequest } from '../../platform/database/tables.ts';
import { wrongField } from '../../platform/http/shop-error.ts';
import { fulfilExchange, releaseExchange } from './exchange/exchange.ts';

const SOLD_AGAIN: ReturnConditions = { damaged: 0, writtenOff: 0 };

type Target = { order: Selectable<Orders>; request: Selectable<ReturnRequest> };

/**
 * Books the units of a return by their condition, and sends the other size if one was requested. Units whose
 * condition lowers their refund are not exchanged.
 * @returns what is refunded for them
 */
export async function receiveUnits(
  trx: Transaction,
  { order, request }: Target,
  rules: ReturnSettings,
  conditions = SOLD_AGAIN,
): Promise<Paise> {
  const refunded = refundOf(request, rules, conditions);
  const withheld = request.refund_amount - refunded;
  const { variant_id } = await trx
    .selectFrom('order_line')
    .where('id', '=', request.line_id)
    .select('variant_id')
    .executeTakeFirstOrThrow();
  if (request.exchange_checkout_id) {
    if (withheld > 0) await releaseExchange(trx, request.exchange_checkout_id);
    else await fulfilExchange(trx, request.exchange_checkout_id, { order, alsoMoved: variant_id });
  }
  await lockVariants(trx, [variant_id]);
  const moved = { variant_id, checkout_id: order.checkout_id };
  const back: Movement = { ...moved, kind: 'returned', on_hand_change: request.quantity };
  await moveStock(trx, [
    back,
    ...removal(moved, conditions.damaged, 'came back damaged'),
    ...removal(moved, conditions.writtenOff, 'came back and was written off'),
  ]);
  await trx
    .updateTable('return_request')
    .set({
      damaged_quantity: conditions.damaged,
      written_off_quantity: conditions.writtenOff,
      refund_amount: refunded,
      withheld_amount: withheld,
    })
    .where('id', '=', request.id)
    .execute();
  return refunded;
}

function refundOf(
  { quantity, refund_amount }: Selectable<ReturnRequest>,
  { damagedRefundPercent, writtenOffRefundPercent }: ReturnSettings,
  { damaged, writtenOff }: ReturnConditions,
): Paise {
  const good = quantity - damaged - writtenOff;
  if (good < 0) throw wrongField('conditions', `Only ${quantity} came back`);
  const percent = good * 100 + damaged * damagedRefundPercent + writtenOff * writtenOffRefundPercent;
  const [refunded = 0] = shareOut(refund_amount, [percent, quantity * 100 - percent]);
  return refunded;
}

function removal(moved: Pick<Movement, 'variant_id' | 'checkout_id'>, quantity: number, note: string) {
  const movement: Movement = { ...moved, kind: 'corrected', on_hand_change: -quantity, note };
  return quantity > 0 ? [movement] : [];
}
