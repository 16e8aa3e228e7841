import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import type { OrderWithLines } from '../order/order.store.ts';

/** What the jobs of the mails about an order share. */
export type OrderMailTools = {
  db: Database;
  mail: MailGateway;
  shop: () => MailShop;
  /** undefined: its buyer no longer has an address. */
  findOrder(id: string): Promise<OrderWithLines | undefined>;
  /** Where the order can be followed. */
  linkOf(orderId: string): Promise<string>;
};
