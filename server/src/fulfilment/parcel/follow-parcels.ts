import type { Selectable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { OrderStatus, Orders } from '../../platform/database/tables.ts';
import { setStatus } from '../order/set-status.ts';
import { type Standing, statusByParcels } from './order-status.ts';
import { findParcels, findUnpacked, type ParcelWithLines } from './parcel.store.ts';
import { hasLeft, isCurrent } from './parcel-steps.ts';

/** The order's row must be locked. */
export async function followParcels(
  trx: Transaction,
  order: Pick<Selectable<Orders>, 'id' | 'status'>,
  actor: Actor,
): Promise<OrderStatus> {
  const parcels = await findParcels(trx, order.id);
  const standing = standingOf(parcels, await findUnpacked(trx, order.id, parcels));
  if (!standing.hasLeft) return order.status;
  const status = statusByParcels(standing.states);
  await setStatus(trx, order, status, actor);
  return status;
}

export function standingOf(parcels: readonly ParcelWithLines[], unpacked: readonly string[]): Standing {
  const states = parcels.filter(isCurrent).map(({ state }) => state);
  return {
    states: new Set([...states, ...(unpacked.length > 0 ? ['unpacked' as const] : [])]),
    hasLeft: parcels.some(({ state }) => hasLeft(state)),
  };
}
