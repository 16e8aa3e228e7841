import type { ConnectCourier } from '../courier.ts';
import { createDelhivery } from './delhivery.ts';

export const connectDelhivery: ConnectCourier = async (_db, env) => {
  const { DELHIVERY_TOKEN: token } = env;
  if (!token) return undefined;
  return createDelhivery({
    baseUrl: env.DELHIVERY_URL,
    fileHosts: env.COURIER_FILE_HOSTS,
    token,
    webhookToken: env.DELHIVERY_WEBHOOK_TOKEN,
  });
};
