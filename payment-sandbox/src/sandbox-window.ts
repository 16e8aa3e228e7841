import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { findBookedOrder } from './sandbox-ledger.ts';

const FOLDER = path.join(import.meta.dirname, 'browser');
const POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Serves `checkout.js`, which the shop's page loads, and the test payment window that it opens in a frame.
 */
export async function registerWindow(app: FastifyInstance, db: pg.Pool): Promise<void> {
  for (const name of ['checkout.js', 'window.js', 'window.css']) {
    const text = await readFile(path.join(FOLDER, name), 'utf8');
    const type = `${types[path.extname(name)]}; charset=utf-8`;
    app.get(`/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }

  const template = await readFile(path.join(FOLDER, 'window.html'), 'utf8');
  app.get('/window', async (request, reply) => {
    const { order_id } = z.object({ order_id: z.string() }).parse(request.query);
    const order = await findBookedOrder(db, order_id);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .send(template.replaceAll('{{order}}', order.id).replaceAll('{{amount}}', formatRupees(order.amount)));
  });
}
