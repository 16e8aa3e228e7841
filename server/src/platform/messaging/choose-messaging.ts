import type { MessageChannel } from '@gulmohar/contract/shop/message-channels.ts';
import { messageChannel } from '@gulmohar/contract/shop/order-messages.ts';
import type { Environment } from '../config/env.ts';
import { ownAddress } from '../config/own-address.ts';
import type { Database } from '../database/connection.ts';
import { installationSecret } from '../database/installation.ts';
import type { MessageGateways } from './message-gateway.ts';
import { msg91 } from './msg91.ts';
import { whatsAppCloud } from './whatsapp-cloud.ts';

export const MESSAGE_SANDBOX_PATH = '/sandbox/messages';

export function hasMessageSandbox(env: Environment): boolean {
  return env.SHOP_MODE === 'demo' && !env.WHATSAPP_TOKEN && !env.MSG91_AUTH_KEY;
}

export function connectedChannels(env: Environment): MessageChannel[] {
  if (hasMessageSandbox(env)) return ['whatsapp', 'sms'];
  const isConnected: Record<MessageChannel, boolean> = {
    whatsapp: Boolean(env.WHATSAPP_TOKEN && env.WHATSAPP_PHONE_NUMBER_ID),
    sms: Boolean(env.MSG91_AUTH_KEY),
  };
  return messageChannel.options.filter((channel) => isConnected[channel]);
}

export async function messageSandboxKeys(db: Database) {
  const secret = await installationSecret(db, 'message-sandbox-key');
  return { token: secret, appSecret: `app-${secret}`, webhookToken: `webhook-${secret}`, phoneNumberId: '1' };
}

/** The demo uses the same adapters with the sandbox behind them. */
export async function chooseMessaging(
  db: Database,
  env: Environment,
  sandboxUrl = ownAddress(env),
): Promise<MessageGateways> {
  if (hasMessageSandbox(env)) {
    const { token, appSecret, webhookToken, phoneNumberId } = await messageSandboxKeys(db);
    const baseUrl = `${sandboxUrl}${MESSAGE_SANDBOX_PATH}`;
    return [
      whatsAppCloud({ baseUrl, phoneNumberId, token, appSecret, verifyToken: undefined }),
      msg91({ baseUrl, authKey: token, webhookToken }),
    ];
  }
  const { WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, MSG91_AUTH_KEY } = env;
  return [
    ...(WHATSAPP_TOKEN && WHATSAPP_PHONE_NUMBER_ID
      ? [
          whatsAppCloud({
            baseUrl: env.WHATSAPP_URL,
            phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
            token: WHATSAPP_TOKEN,
            appSecret: env.WHATSAPP_APP_SECRET,
            verifyToken: env.WHATSAPP_VERIFY_TOKEN,
          }),
        ]
      : []),
    ...(MSG91_AUTH_KEY
      ? [msg91({ baseUrl: env.MSG91_URL, authKey: MSG91_AUTH_KEY, webhookToken: env.MSG91_WEBHOOK_TOKEN })]
      : []),
  ];
}
