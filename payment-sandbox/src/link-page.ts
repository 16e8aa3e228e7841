import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { type BookedLink, findLink, payLink } from './link-ledger.ts';
import { sign } from './razorpay-signature.ts';
import { SandboxError } from './sandbox-error.ts';
import type { BookedPayment } from './sandbox-ledger.ts';
import type { Webhooks } from './sandbox-webhooks.ts';
import { escapeHtml, sendPage } from './send-page.ts';

const FOLDER = path.join(import.meta.dirname, 'browser');

const byId = z.object({ id: z.string() });
const choice = z.object({ instrument: z.string() });

type Parts = { db: pg.Pool; webhooks: Webhooks; keySecret: string };

/** Registers the page that a payment link opens: a plain form that redirects to the link's `callback_url`. */
export async function registerLinkPage(
  app: FastifyInstance,
  { db, webhooks, keySecret }: Parts,
): Promise<void> {
  const [open, closed] = await Promise.all([
    readFile(path.join(FOLDER, 'link.html'), 'utf8'),
    readFile(path.join(FOLDER, 'link-closed.html'), 'utf8'),
  ]);

  app.get('/link/:id', async (request, reply) =>
    show(reply, await findLink(db, byId.parse(request.params).id)),
  );

  app.post('/link/:id', async (request, reply) => {
    const { id } = byId.parse(request.params);
    try {
      const { link, payment } = await payLink(db, id, choice.parse(request.body).instrument, webhooks);
      return reply.redirect(callback(link, payment), 303);
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      return show(reply.code(error.status), await findLink(db, id), error.message);
    }
  });

  function show(reply: FastifyReply, link: BookedLink, problem?: string): FastifyReply {
    const values = {
      name: link.description,
      amount: formatRupees(link.amount),
      ending: endings[link.status] ?? '',
    };
    const note = problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : '';
    const template = link.status === 'created' ? open.replace('{{problem}}', note) : closed;
    return sendPage(reply, { template, values, formTarget: new URL(link.callback_url).origin });
  }

  /** Returns the callback URL, signed like Razorpay's over the ids and the status. */
  function callback({ id, reference_id, status, callback_url }: BookedLink, payment: BookedPayment): string {
    const url = new URL(callback_url);
    url.searchParams.set('razorpay_payment_id', payment.id);
    url.searchParams.set('razorpay_payment_link_id', id);
    url.searchParams.set('razorpay_payment_link_reference_id', reference_id);
    url.searchParams.set('razorpay_payment_link_status', status);
    const signature = sign([id, reference_id, status, payment.id].join('|'), keySecret);
    url.searchParams.set('razorpay_signature', signature);
    return url.href;
  }
}

const endings: Record<string, string> = {
  paid: 'This payment link has been paid. Thank you.',
  cancelled: 'The shop has cancelled this payment link. Please ask the shop for a new one.',
  expired: 'This payment link has expired. Please ask the shop for a new one.',
};
