import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBodiesAs } from '../../platform/http/body-formats.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { MESSAGE_SANDBOX_PATH } from '../../platform/messaging/choose-messaging.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { COURIER_PAGE_POLICY } from './courier-page.ts';
import { messagePage, storedMessages } from './message-page.ts';

const reply = z.object({
  from: z
    .string()
    .trim()
    .regex(/^\d{10}$/),
  text: z.string().max(500),
});

export function registerMessageRoutes(app: FastifyInstance, settings: CurrentSettings): void {
  async function callSandbox(what: string, body?: object) {
    const response = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `${MESSAGE_SANDBOX_PATH}/__fake/${what}`,
      ...(body && { payload: body }),
    });
    if (response.statusCode >= 400) throw new ShopError('NOT_FOUND', 'The sandbox has no messages.');
    return response.json<unknown>();
  }

  app.get('/dev/messages', async (_request, reply) => {
    const { messages } = storedMessages.parse(await callSandbox('messages'));
    return reply
      .header('content-security-policy', COURIER_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(messagePage(messages, settings.current().messages));
  });

  app.register(async (forms) => {
    readBodiesAs(forms, { as: 'form', maxBytes: 4_096 });

    forms.post('/dev/messages/reply', async (request, response) => {
      await callSandbox('reply', reply.parse(request.body));
      return response.redirect('/dev/messages', 303);
    });
  });
}
