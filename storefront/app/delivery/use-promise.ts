import type { getDeliveryPromise } from '@gulmohar/contract/sales/delivery-promise.ts';
import { readPin } from '@gulmohar/contract/values/typed-numbers.ts';
import { useEffect, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';

const request = addressOf<typeof getDeliveryPromise>({ method: 'GET', path: '/delivery/promise' });

export type Promised =
  | {
      pin: string;
      /** undefined: no courier delivers there. */
      days: string | undefined;
      /** The delivery window by Express; undefined: not promised, or not offered there. */
      expressDays: string | undefined;
      isEstimate: boolean;
      takesCash: boolean | null;
      collectsReturns: boolean | null;
    }
  | 'failed'
  | undefined;

/** Under way, so that the cards of a list ask once. */
const asked = new Map<string, ReturnType<typeof ask>>();

function ask(pin: string, daysToMake: number) {
  return browserApi(request, { query: { pin, ...(daysToMake > 0 && { daysToMake }) } });
}

function askOnce(pin: string, daysToMake: number): ReturnType<typeof ask> {
  const key = `${pin} ${daysToMake}`;
  const reply = asked.get(key) ?? ask(pin, daysToMake).finally(() => asked.delete(key));
  asked.set(key, reply);
  return reply;
}

/**
 * Returns the delivery window for an order placed now.
 * @param typed anything but a PIN code is not sent
 * @param daysToMake of the slowest product in it
 * @returns undefined while unknown, and if the shop promises no dates
 */
export function usePromise(typed: string, daysToMake = 0): Promised {
  const pin = readPin(typed);
  const [latest, setLatest] = useState<Promised>();
  useEffect(() => {
    let isCurrent = true;
    const update = (promised: Promised) => {
      if (isCurrent) setLatest(promised);
    };
    if (pin)
      askOnce(pin, daysToMake).then(
        ({ promise, express, isServed, ...details }) =>
          update(
            promise || isServed === false
              ? {
                  pin,
                  days: promise ? showDays(promise) : undefined,
                  expressDays: express ? showDays(express) : undefined,
                  ...details,
                }
              : undefined,
          ),
        () => update('failed'),
      );
    else setLatest(undefined);
    return () => {
      isCurrent = false;
    };
  }, [pin, daysToMake]);
  return latest;
}

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** `Tue, 3 Nov to Thu, 5 Nov` */
function showDays({ from, to }: { from: string; to: string }): string {
  return `${day.format(new Date(from))} to ${day.format(new Date(to))}`;
}
