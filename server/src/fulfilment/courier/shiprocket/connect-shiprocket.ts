import type { Environment } from '../../../platform/config/env.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { installationSecret } from '../../../platform/database/installation.ts';
import type { ConnectCourier } from '../courier.ts';
import { createShiprocket } from './shiprocket.ts';

export const COURIER_SANDBOX_PATH = '/sandbox/shiprocket';
const API = '/v1/external';

export function hasCourierSandbox(env: Environment): boolean {
  return env.SHOP_MODE === 'demo' && !env.SHIPROCKET_EMAIL;
}

export async function courierSandboxKeys(db: Database) {
  const secret = await installationSecret(db, 'courier-sandbox-key');
  return { email: 'api@sandbox.example', password: secret, webhookToken: `webhook-${secret}` };
}

export const connectShiprocket: ConnectCourier = async (db, env, sandboxUrl) => {
  const { SHIPROCKET_EMAIL: email, SHIPROCKET_PASSWORD: password = '', COURIER_FILE_HOSTS: fileHosts } = env;
  if (email) {
    return createShiprocket({
      email,
      password,
      webhookToken: env.SHIPROCKET_WEBHOOK_TOKEN,
      baseUrl: `${env.SHIPROCKET_URL}${API}`,
      testMode: false,
      fileHosts,
    });
  }
  if (!hasCourierSandbox(env)) return undefined;
  return createShiprocket({
    ...(await courierSandboxKeys(db)),
    baseUrl: `${sandboxUrl}${COURIER_SANDBOX_PATH}${API}`,
    testMode: true,
    fileHosts,
  });
};
