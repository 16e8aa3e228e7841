import type { Database } from '../../../platform/database/connection.ts';
import type { MessageGateways } from '../../../platform/messaging/message-gateway.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { CurrentSettings } from '../../../shop/shop-settings.ts';

export type MessageTools = {
  db: Database;
  secrets: Secrets;
  messaging: MessageGateways;
  settings: CurrentSettings;
};
