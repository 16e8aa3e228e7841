import type { Database } from '../database/connection.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { SignedLinks } from '../mail/signed-links.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** What jobs need from outside. */
export type JobDependencies = {
  db: Database;
  payments: PaymentProvider;
  mail: MailGateway;
  links: SignedLinks;
  shop: { name: string; url: string };
};
