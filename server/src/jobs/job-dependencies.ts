import type { Database } from '../database/connection.ts';
import type { PictureStore } from '../images/picture-store.ts';
import type { MailShop } from '../mail/email.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { SignedLinks } from '../mail/signed-links.ts';
import type { Providers } from '../payments/providers.ts';
import type { CurrentSettings } from '../shop/shop-settings.ts';
import type { DocumentSigner } from '../tax/document-signer.ts';

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
  shop: MailShop;
  settings: CurrentSettings;
};
