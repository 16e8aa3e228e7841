import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { Orders } from '../../platform/database/tables.ts';

export type Charged = Pick<Selectable<Orders>, 'shipping' | 'cod_fee' | 'gift_wrap'>;

/** What an order costs besides its items. It is refunded only with the whole order, before anything is delivered. */
export function chargesOf({ shipping, cod_fee, gift_wrap }: Charged): Paise {
  return shipping + cod_fee + gift_wrap;
}
