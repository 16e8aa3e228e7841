import type { MessageChannel } from '@gulmohar/contract/shop/message-channels.ts';
import type { Environment } from '../config/env.ts';
import { ownAddress } from '../config/own-address.ts';
import type { Database } from '../database/connection.ts';
import { installationSecret } from '../database/installation.ts';
import type { ChannelAdapter } from './channel-adapter.ts';
import type { MessageGateways } from './message-gateway.ts';
import { msg91Channel } from './msg91/msg91-channel.ts';
import { whatsAppChannel } from './whatsapp/whatsapp-channel.ts';

/** The channels that a shop can have. */
const channels: readonly ChannelAdapter[] = [whatsAppChannel, msg91Channel];

export const MESSAGE_SANDBOX_PATH = '/sandbox/messages';

export function hasMessageSandbox(env: Environment): boolean {
  return env.SHOP_MODE === 'demo' && channels.every((adapter) => !adapter.connect(env));
}

export function connectedChannels(env: Environment): MessageChannel[] {
  const isSandbox = hasMessageSandbox(env);
  return channels
    .filter((adapter) => isSandbox || adapter.connect(env) !== undefined)
    .map(({ channel }) => channel);
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
    const sandbox = { ...(await messageSandboxKeys(db)), baseUrl: `${sandboxUrl}${MESSAGE_SANDBOX_PATH}` };
    return channels.map((adapter) => adapter.connectSandbox(sandbox));
  }
  return channels.map((adapter) => adapter.connect(env)).filter((gateway) => gateway !== undefined);
}
