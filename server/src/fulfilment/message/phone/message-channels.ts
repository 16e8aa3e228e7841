import type { MessageChannel } from '@gulmohar/contract/shop/message-channels.ts';
import { channelsOf, type MessageEvent } from '@gulmohar/contract/shop/order-messages.ts';
import type { MessageTools } from './message-tools.ts';

/** The preferred one first. */
export function usableChannels(
  { settings, messaging }: Pick<MessageTools, 'settings' | 'messaging'>,
  event: MessageEvent,
): MessageChannel[] {
  return channelsOf(settings.current().messages, event).filter((channel) =>
    messaging.some((gateway) => gateway.channel === channel),
  );
}
