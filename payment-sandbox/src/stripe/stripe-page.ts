import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { SandboxError } from '../sandbox-error.ts';
import { escapeHtml, sendPage } from '../send-page.ts';
import type { PayStripe } from './pay-stripe.ts';
import { type BookedSession, findSession } from './stripe-ledger.ts';

const STYLE = path.join(import.meta.dirname, '../browser/window.css');
const TEMPLATE = path.join(import.meta.dirname, 'pay.html');

const byId = z.object({ id: z.string() });
const choice = z.object({ method: z.string() });

/**
 * Registers the payment page that a session's `url` opens: a plain form that redirects to the success or
 * cancel URL.
 */
export async function registerStripePage(app: FastifyInstance, db: pg.Pool, pay: PayStripe): Promise<void> {
  const [template, style] = await Promise.all([readFile(TEMPLATE, 'utf8'), readFile(STYLE, 'utf8')]);

  app.get('/pay/window.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );

  app.get('/pay/:id', async (request, reply) => {
    const session = await findSession(db, byId.parse(request.params).id);
    if (session.status === 'complete') return reply.redirect(session.success_url, 303);
    if (session.status === 'expired') return reply.redirect(session.cancel_url, 303);
    return show(reply, session);
  });

  app.post('/pay/:id', async (request, reply) => {
    const session = await findSession(db, byId.parse(request.params).id);
    try {
      await pay(session, choice.parse(request.body).method);
    } catch (error) {
      if (error instanceof SandboxError) return show(reply.code(error.status), session, error.message);
      throw error;
    }
    return reply.redirect(session.success_url, 303);
  });

  function show(reply: FastifyReply, session: BookedSession, problem?: string) {
    const values: Record<string, string> = {
      name: session.name,
      amount: formatRupees(session.amount),
      cancel: session.cancel_url,
    };
    return sendPage(reply, {
      template: template.replace(
        '{{problem}}',
        problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : '',
      ),
      values,
      // Chromium applies form-action to the redirect after a submission, too.
      formTarget: new URL(session.success_url).origin,
    });
  }
}
