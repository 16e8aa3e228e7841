import type { Business } from '@gulmohar/contract/sales/checkout.ts';
import type { Selectable } from 'kysely';
import type { Orders } from '../../platform/database/tables.ts';

export function businessOf({
  buyer_gstin: gstin,
  business_name: name,
}: Pick<Selectable<Orders>, 'buyer_gstin' | 'business_name'>): Business | null {
  return gstin === null || name === null ? null : { gstin, name };
}
