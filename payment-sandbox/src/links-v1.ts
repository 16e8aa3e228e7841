import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { type BookedLink, bookLink, cancelLink, findLink, findLinksByReference } from './link-ledger.ts';
import type { Webhooks } from './sandbox-webhooks.ts';

/** Razorpay rejects links that expire sooner than this. */
const MIN_MINUTES = 15;

const newLink = z.object({
  amount: z.int().min(100, 'Amount less than minimum amount allowed'),
  currency: z.string().length(3),
  accept_partial: z.literal(false).default(false),
  reference_id: z.string().min(1).max(40),
  description: z.string().max(2_048).default(''),
  expire_by: z
    .int()
    .refine(
      (seconds) => seconds > Date.now() / 1000 + MIN_MINUTES * 60,
      'expire_by should be at least 15 minutes after current time',
    ),
  customer: z.object({ name: z.string(), email: z.string().min(1).optional(), contact: z.string() }),
  notify: z.object({ sms: z.boolean(), email: z.boolean() }),
  notes: z.record(z.string(), z.string().max(256)).default({}),
  callback_url: z.url(),
  callback_method: z.literal('get'),
});
const byId = z.object({ id: z.string() });
const byReference = z.object({ reference_id: z.string() });

type Parts = { db: pg.Pool; webhooks: Webhooks; linkUrl: string };

export function registerLinksV1(api: FastifyInstance, { db, webhooks, linkUrl }: Parts): void {
  const shown = (link: BookedLink) => ({ ...link, short_url: `${linkUrl}/${link.id}` });

  api.post('/payment_links', async (request) => shown(await bookLink(db, newLink.parse(request.body))));

  api.get('/payment_links', async (request) => {
    const { reference_id } = byReference.parse(request.query);
    return { payment_links: (await findLinksByReference(db, reference_id)).map(shown) };
  });

  api.get('/payment_links/:id', async (request) => shown(await findLink(db, byId.parse(request.params).id)));

  api.post('/payment_links/:id/cancel', async (request) => {
    const link = shown(await cancelLink(db, byId.parse(request.params).id));
    webhooks.send('payment_link.cancelled', { payment_link: { entity: link } });
    return link;
  });
}
