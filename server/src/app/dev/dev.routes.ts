import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ShopError } from '../../platform/http/shop-error.ts';
import { readMailbox, readMailboxFile, readMailHtml } from '../../platform/mail/dev-mailbox.ts';
import type { Dependencies } from '../dependencies.ts';
import { registerCourierRoutes } from './courier.routes.ts';
import { MAIL_PAGE_POLICY, mailEntry, mailPage } from './mail-page.ts';
import { listSamples, mailSheet } from './mail-sheet.ts';
import { registerMessageRoutes } from './message.routes.ts';

const mailQuery = z.object({ id: z.string() });
const fileQuery = z.object({ id: z.string(), name: z.string() });

export function registerDevRoutes(
  app: FastifyInstance,
  { db, shop, settings }: Pick<Dependencies, 'db' | 'shop' | 'settings'>,
): void {
  registerCourierRoutes(app, db);
  registerMessageRoutes(app, settings);

  app.get('/dev/mailbox.json', async () => readMailbox(db));

  app.get('/dev/mailbox', async (_request, reply) => {
    const mails = await readMailbox(db);
    const entries = mails.map((mail) =>
      mailEntry(`${mail.at.toISOString()}  ${mail.to}: ${mail.subject}`, {
        ...mail,
        html: { url: `/dev/mailbox/html?${new URLSearchParams({ id: mail.id })}` },
        files: mail.attachments.map((filename) => ({ filename, url: fileUrl(mail.id, filename) })),
      }),
    );
    return sendPage(reply, mailPage('Dev mailbox', entries));
  });

  app.get('/dev/mailbox/html', async (request, reply) => {
    const html = await readMailHtml(db, mailQuery.parse(request.query).id);
    if (html === undefined) throw new ShopError('NOT_FOUND', 'No such e-mail');
    return sendPage(reply, html, `${MAIL_PAGE_POLICY}; frame-ancestors 'self'`);
  });

  app.get('/dev/mailbox/file', async (request, reply) => {
    const { id, name } = fileQuery.parse(request.query);
    const content = await readMailboxFile(db, id, name);
    if (!content) throw new ShopError('NOT_FOUND', 'No such attachment');
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    return reply.type('application/octet-stream').send(content);
  });

  app.get('/dev/mails', async (_request, reply) => sendPage(reply, mailSheet(shop())));

  app.get('/dev/mails.json', async () =>
    listSamples(shop()).map(({ name, mail: { subject, replyTo, text, html } }) => ({
      name,
      subject,
      replyTo,
      text,
      html,
    })),
  );
}

function fileUrl(id: string, name: string): string {
  return `/dev/mailbox/file?${new URLSearchParams({ id, name })}`;
}

function sendPage(reply: FastifyReply, page: string, policy = MAIL_PAGE_POLICY): FastifyReply {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
}
