import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { COURIER_SANDBOX_PATH } from '../../fulfilment/courier/shiprocket/connect-shiprocket.ts';
import type { Database } from '../../platform/database/connection.ts';
import { readBodiesAs } from '../../platform/http/body-formats.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { COURIER_PAGE_POLICY, courierPage, courierState } from './courier-page.ts';

const advance = z.object({ hours: z.coerce.number().int().min(1).max(240) });
const choice = z.object({ reference: z.string(), scenario: z.coerce.number().int() });

export function registerCourierRoutes(app: FastifyInstance, db: Database): void {
  async function callSandbox(what: string, body?: object) {
    const response = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `${COURIER_SANDBOX_PATH}/__fake/${what}`,
      ...(body && { payload: body }),
    });
    if (response.statusCode >= 400) throw new ShopError('NOT_FOUND', 'The sandbox courier has nothing here.');
    return response.json<unknown>();
  }

  app.get('/dev/courier', async (_request, reply) =>
    reply
      .header('content-security-policy', COURIER_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(courierPage(courierState.parse(await callSandbox('shipments')))),
  );

  app.register(async (forms) => {
    readBodiesAs(forms, { as: 'form', maxBytes: 4_096 });

    forms.post('/dev/courier/advance', async (request, reply) => {
      await callSandbox('advance', { minutes: advance.parse(request.body).hours * 60 });
      await pollCouriers(db);
      return reply.redirect('/dev/courier', 303);
    });

    forms.post('/dev/courier/scenario', async (request, reply) => {
      await callSandbox('scenario', choice.parse(request.body));
      return reply.redirect('/dev/courier', 303);
    });
  });
}

/** Tracks all shipments at once, because moving the courier's clock does not move the shop's. */
async function pollCouriers(db: Database): Promise<void> {
  await db
    .updateTable('shipment')
    .set({ track_at: sql<Date>`now()` })
    .where('track_at', 'is not', null)
    .execute();
  await enqueue(db, 'track-due', {});
}
