import type { Selectable } from 'kysely';
import type { Orders } from '../../platform/database/tables.ts';
import {
  arrivalOf,
  leavingDay,
  type PromisedDays,
  type PromiseNeeds,
} from '../../sales/promise/promise-at.ts';
import { expectedOfNewOrder, expectedOfParcel } from './expected-dates.ts';
import { promisedDays } from './promised-days.ts';

type PlacedOrder = Parameters<typeof promisedDays>[1];

/** As promised for its PIN code, otherwise by the terms. */
export async function expectedOfOrder(
  needs: PromiseNeeds,
  order: PlacedOrder,
): Promise<ReturnType<typeof expectedOfNewOrder>> {
  const promised = await promisedDays(needs, order);
  const { placed_at: orderedAt, days_to_make: daysToMake, is_express } = order;
  if (!promised) return expectedOfNewOrder(orderedAt, daysToMake);
  return {
    leavesBy: noonOf(leavingDay(needs, { orderedAt, daysToMake }, is_express)),
    arrives: asDates(promised),
  };
}

export async function expectedArrival(
  needs: PromiseNeeds,
  { address, is_express }: Pick<Selectable<Orders>, 'address' | 'is_express'>,
  leftAt: Date,
): Promise<ReturnType<typeof expectedOfParcel>> {
  const days = await arrivalOf(needs, address.zipcode, leftAt, is_express);
  return days ? asDates(days) : expectedOfParcel(leftAt);
}

function asDates({ from, to }: PromisedDays): { from: Date; to: Date } {
  return { from: noonOf(from), to: noonOf(to) };
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+05:30`);
}
