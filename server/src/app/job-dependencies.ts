import type { DocumentSigner } from '../fulfilment/tax/document-signer.ts';
import type { Providers } from '../payments/providers.ts';
import type { Database } from '../platform/database/connection.ts';
import type { MailShop } from '../platform/mail/email.ts';
import type { MailGateway } from '../platform/mail/mail-gateway.ts';
import type { SignedLinks } from '../platform/mail/signed-links.ts';
import type { PictureStore } from '../platform/storage/picture-store.ts';
import type { CurrentSettings } from '../shop/shop-settings.ts';

/** What jobs need from outside. */
export type JobDependencies = {
  db: Database;
  providers: Providers;
  mail: MailGateway;
  links: SignedLinks;
  pictures: PictureStore;
  /** Of the encoder, 0 to 9; undefined: the usual one. */
  pictureEffort: number | undefined;
  /** Undefined: documents are not signed. */
  signer: DocumentSigner | undefined;
  /** As the settings have it at the time of asking. */
  shop: () => MailShop;
  settings: CurrentSettings;
};
