import type { Database } from '../../../platform/database/connection.ts';
import type { MessageGateways } from '../../../platform/messaging/message-gateway.ts';
import type { CurrentSettings } from '../../../shop/shop-settings.ts';

export type MessageTools = { db: Database; messaging: MessageGateways; settings: CurrentSettings };
