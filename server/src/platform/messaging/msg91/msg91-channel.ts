import type { ChannelAdapter } from '../channel-adapter.ts';
import { msg91 } from './msg91.ts';

export const msg91Channel: ChannelAdapter = {
  channel: 'sms',

  connect({ MSG91_AUTH_KEY: authKey, MSG91_URL: baseUrl, MSG91_WEBHOOK_TOKEN: webhookToken }) {
    return authKey ? msg91({ baseUrl, authKey, webhookToken }) : undefined;
  },

  connectSandbox: ({ baseUrl, token, webhookToken }) => msg91({ baseUrl, authKey: token, webhookToken }),
};
