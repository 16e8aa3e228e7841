import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection.ts';
import { readMailbox } from '../mail/dev-mailbox.ts';
import { escapeHtml } from '../mail/escape-html.ts';

/** `/dev/*`: what a developer or tester of the demo shop looks into. Never registered in live mode. */
export function registerDevRoutes(app: FastifyInstance, db: Database): void {
  app.get('/dev/mailbox.json', async () => readMailbox(db));

  app.get('/dev/mailbox', async (_request, reply) => {
    const mails = await readMailbox(db);
    const entries = mails.map(
      (mail) => `<details><summary>${escapeHtml(mail.subject)} → ${escapeHtml(mail.to)},
<time>${mail.at.toISOString()}</time></summary>
<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(mail.html)}" width="100%" height="520"></iframe>
</details>`,
    );
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dev mailbox</title><body style="font:16px/1.5 sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem">
<h1>Dev mailbox</h1>${entries.join('\n') || '<p>No e-mail was sent yet.</p>'}</body></html>`);
  });
}
