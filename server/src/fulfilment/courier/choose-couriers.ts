import type { Environment } from '../../platform/config/env.ts';
import { ownAddress } from '../../platform/config/own-address.ts';
import type { Database } from '../../platform/database/connection.ts';
import { installationSecret } from '../../platform/database/installation.ts';
import type { Couriers } from './couriers.ts';
import { createDelhivery } from './delhivery/delhivery.ts';
import { createShiprocket } from './shiprocket/shiprocket.ts';

export const COURIER_SANDBOX_PATH = '/sandbox/shiprocket';
const API = '/v1/external';

export function hasCourierSandbox(env: Environment): boolean {
  return env.SHOP_MODE === 'demo' && !env.SHIPROCKET_EMAIL;
}

export async function courierSandboxKeys(db: Database) {
  const secret = await installationSecret(db, 'courier-sandbox-key');
  return { email: 'api@sandbox.example', password: secret, webhookToken: `webhook-${secret}` };
}

/** @param sandboxUrl where the courier sandbox of a demo is served */
export async function chooseCouriers(
  db: Database,
  env: Environment,
  sandboxUrl = ownAddress(env),
): Promise<Couriers> {
  const { SHIPROCKET_EMAIL: email, SHIPROCKET_PASSWORD: password = '', DELHIVERY_TOKEN: token } = env;
  const { COURIER_FILE_HOSTS: fileHosts } = env;
  const sandbox = hasCourierSandbox(env) && {
    ...(await courierSandboxKeys(db)),
    baseUrl: `${sandboxUrl}${COURIER_SANDBOX_PATH}${API}`,
    testMode: true,
  };
  const live = email && {
    email,
    password,
    webhookToken: env.SHIPROCKET_WEBHOOK_TOKEN,
    baseUrl: `${env.SHIPROCKET_URL}${API}`,
    testMode: false,
  };
  const shiprocket = live || sandbox;
  return [
    ...(shiprocket ? [createShiprocket({ ...shiprocket, fileHosts })] : []),
    ...(token
      ? [
          createDelhivery({
            baseUrl: env.DELHIVERY_URL,
            fileHosts,
            token,
            webhookToken: env.DELHIVERY_WEBHOOK_TOKEN,
          }),
        ]
      : []),
  ];
}
