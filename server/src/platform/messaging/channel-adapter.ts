import type { MessageChannel } from '@gulmohar/contract/shop/message-channels.ts';
import type { Environment } from '../config/env.ts';
import type { MessageGateway } from './message-gateway.ts';

export type MessageSandbox = {
  baseUrl: string;
  token: string;
  appSecret: string;
  webhookToken: string;
  phoneNumberId: string;
};

export type ChannelAdapter = {
  readonly channel: MessageChannel;
  /** @returns undefined without an account */
  connect(env: Environment): MessageGateway | undefined;
  connectSandbox(sandbox: MessageSandbox): MessageGateway;
};
