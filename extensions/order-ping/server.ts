import { type ExtensionContext, withServer } from '@gulmohar/contract/shop/extension-server.ts';
import { chatMessage } from './chat-message.ts';
import { extension as definition } from './extension.ts';

type Context = ExtensionContext<typeof definition>;

export const extension = withServer(definition, {
  on: {
    async 'order.placed'({ data: { orderId, number } }, context) {
      if (context.settings.onPlaced) await send(context, `New order ${number}`, orderId);
    },
    async 'order.cancelled'({ data: { orderId, number } }, context) {
      if (context.settings.onCancelled) await send(context, `Order ${number} was cancelled`, orderId);
    },
    async 'return.requested'({ data: { orderId } }, context) {
      if (context.settings.onReturns) await send(context, 'A return was requested', orderId);
    },
  },
});

/** A line that comes twice does no harm, so events are not counted. */
async function send({ secrets, shop, post }: Context, what: string, orderId: string): Promise<void> {
  const text = `${what} at ${shop.name}: ${shop.url}/admin/orders/${orderId}`;
  const { status } = await post(secrets.address, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(chatMessage(secrets.address, text)),
  });
  if (status >= 300) throw new Error(`The chat answered with ${status}`);
}
