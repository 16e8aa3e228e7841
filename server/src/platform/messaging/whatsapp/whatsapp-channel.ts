import type { ChannelAdapter } from '../channel-adapter.ts';
import { whatsAppCloud } from './whatsapp-cloud.ts';

export const whatsAppChannel: ChannelAdapter = {
  channel: 'whatsapp',

  connect(env) {
    const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = env;
    if (!token || !phoneNumberId) return undefined;
    return whatsAppCloud({
      baseUrl: env.WHATSAPP_URL,
      phoneNumberId,
      token,
      appSecret: env.WHATSAPP_APP_SECRET,
      verifyToken: env.WHATSAPP_VERIFY_TOKEN,
    });
  },

  connectSandbox: ({ baseUrl, phoneNumberId, token, appSecret }) =>
    whatsAppCloud({ baseUrl, phoneNumberId, token, appSecret, verifyToken: undefined }),
};
