import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const ON_TIME_PERIOD_DAYS = 90;

export const readOnTimeDelivery = staffEndpoint({
  method: 'GET',
  path: '/admin/promise/kept',
  summary: `How many of the orders due in the last ${ON_TIME_PERIOD_DAYS} days arrived by the last promised day`,
  permission: 'settings',
  query: nothing,
  body: nothing,
  reply: success({
    /** Orders that have arrived or were due. */
    due: z.int(),
    kept: z.int(),
    /** How many days late the others are so far, on average; null if none was late. */
    daysLate: z.number().nullable(),
  }),
});
