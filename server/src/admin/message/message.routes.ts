import { listMessageChannels, sendTestMessage } from '@gulmohar/contract/admin/message.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Route } from '../../platform/http/route.ts';
import type { MessageGateways } from '../../platform/messaging/message-gateway.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';
import { sendTest } from './send-test.ts';

type Needs = { messaging: MessageGateways; settings: CurrentSettings; shop: () => Shop };

export function adminMessageRoutes({ messaging, settings, shop }: Needs): Route[] {
  return [
    staffRoute(listMessageChannels, {}, async () => ({
      channels: messaging.map(({ channel, title }) => ({
        channel,
        title,
        webhookUrl: `${shop().url}/api/message-updates/${channel}`,
      })),
      shopUrl: shop().url,
    })),

    staffRoute(sendTestMessage, {}, async ({ body }) =>
      sendTest(messaging, settings.current().messages, body),
    ),
  ];
}
