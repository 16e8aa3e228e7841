import { randomInt } from 'node:crypto';
import { submitGrievance } from '@gulmohar/contract/accounts/grievance.ts';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { accountKey, grievanceLimits, grievanceMailLimit } from '../../platform/limits/rate-limits.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';

type Needs = { db: Database; limiter: RateLimiter };

/** Without letters and digits that are easily confused. */
const TICKET_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const TICKET_LENGTH = 8;

export function grievanceRoutes({ db, limiter }: Needs): Route[] {
  return [
    route(submitGrievance, { limits: grievanceLimits }, async ({ body }) => {
      const id = uuid();
      const ticket = newTicket();
      const { name, email, phone, orderNumber: order_number, text } = body;
      const { load } = await limiter.measure(grievanceMailLimit, accountKey(email));
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('grievance')
          .values({ id, ticket, name, email, phone, order_number, text })
          .execute();
        if (load <= 1) await enqueue(trx, 'send-grievance-receipt', { grievanceId: id });
        await enqueue(trx, 'notify-grievance-officer', { grievanceId: id });
      });
      return { ticket, message: `We have received your complaint. Your ticket number is ${ticket}.` };
    }),
  ];
}

function newTicket(): string {
  const signs = Array.from({ length: TICKET_LENGTH }, () => TICKET_SIGNS[randomInt(TICKET_SIGNS.length)]);
  return `G-${signs.join('')}`;
}
