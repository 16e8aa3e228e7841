import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import type { z } from 'zod';
import type { Quote } from '../courier.ts';
import type { services } from './shiprocket-wire.ts';

type Company = z.output<typeof services>['data']['available_courier_companies'][number];

/** With the lowest rate, because the carrier is only known after booking. */
export function quoteOf(companies: readonly Company[]): Quote {
  const rates = companies.flatMap(({ rate }) => (rate ? [rate] : []));
  const days = companies.map(daysOf).filter(Number.isFinite);
  const charge = rupeesToPaise(Math.min(...rates));
  return {
    isServed: companies.length > 0,
    hasCod: companies.some(({ cod }) => cod === 1),
    ...(rates.length > 0 && charge !== undefined && { charge }),
    ...(days.length > 0 && { days: Math.min(...days) }),
  };
}

/** Infinite when the carrier does not say. */
export function daysOf({ estimated_delivery_days }: Company): number {
  return Number(estimated_delivery_days) || Number.POSITIVE_INFINITY;
}
