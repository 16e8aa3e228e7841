import type { Database } from '../../../platform/database/connection.ts';
import type { MailShop } from '../../../platform/mail/email.ts';
import type { MailGateway } from '../../../platform/mail/mail-gateway.ts';
import type { CurrentSettings } from '../../../shop/shop-settings.ts';
import type { OrderWithLines } from '../../order/order.store.ts';
import type { TellBuyer } from '../phone/tell-buyer.ts';
import type { SendOrderMail } from './send-order-mail.ts';

export type OrderMailTools = {
  db: Database;
  mail: MailGateway;
  send: SendOrderMail;
  shop: () => MailShop;
  settings: CurrentSettings;
  /** undefined when the buyer no longer has an address */
  findOrder(id: string): Promise<OrderWithLines | undefined>;
  linkOf(orderId: string): Promise<string>;
  tell: TellBuyer;
};
