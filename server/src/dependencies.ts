import type { Shop } from '@gulmohar/contract/shop.ts';
import type { Database } from './database/connection.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import type { ReadyAnswers } from './http/ready-answers.ts';
import type { PictureStore } from './images/picture-store.ts';
import type { SignedLinks } from './mail/signed-links.ts';
import type { AfterSale } from './order/after-sale.ts';
import type { Providers } from './payments/providers.ts';
import type { Catalogue } from './search/catalogue.ts';
import type { Sessions } from './session/sessions.ts';
import type { ShopSettings } from './shop/shop-settings.ts';
import type { DocumentSigner } from './tax/document-signer.ts';

/** What the features need from outside; main.ts makes the real ones, tests may make others. */
export type Dependencies = {
  db: Database;
  catalogue: Catalogue;
  pictures: PictureStore;
  providers: Providers;
  readyAnswers: ReadyAnswers;
  limiter: RateLimiter;
  sessions: Sessions;
  links: SignedLinks;
  settings: ShopSettings;
  /** Follows the settings: its parts are to be read when they are needed, not kept. */
  /** Undefined: documents are not signed. */
  signer: DocumentSigner | undefined;
  shop: Shop;
  /** The same. */
  afterSale: AfterSale;
};
