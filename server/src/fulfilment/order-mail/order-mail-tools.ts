import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import type { TellBuyer } from '../message/tell-buyer.ts';
import type { OrderWithLines } from '../order/order.store.ts';
import type { SendOrderMail } from './send-order-mail.ts';

/** What the jobs of the mails about an order share. */
export type OrderMailTools = {
  db: Database;
  mail: MailGateway;
  /** To the buyer of an order, whose timeline shows it. */
  send: SendOrderMail;
  shop: () => MailShop;
  settings: CurrentSettings;
  /** undefined: its buyer no longer has an address. */
  findOrder(id: string): Promise<OrderWithLines | undefined>;
  /** Where the order can be followed. */
  linkOf(orderId: string): Promise<string>;
  /** The same by WhatsApp or SMS, to those who want it. */
  tell: TellBuyer;
};
