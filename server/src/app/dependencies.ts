import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Sessions } from '../accounts/session/sessions.ts';
import type { Catalogue } from '../catalogue/search/catalogue.ts';
import type { AfterSale } from '../fulfilment/order/after-sale.ts';
import type { DocumentSigner } from '../fulfilment/tax/document-signer.ts';
import type { Providers } from '../payments/providers.ts';
import type { Database } from '../platform/database/connection.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import type { SignedLinks } from '../platform/mail/signed-links.ts';
import type { ResponseCache } from '../platform/response-cache/response-cache.ts';
import type { PictureStore } from '../platform/storage/picture-store.ts';
import type { ShopSettings } from '../shop/shop-settings.ts';

/**
 * What the application is composed of. Each feature names what it needs of this in a small type of its own; the real ones
 * are made by open-web.ts, those of tests by testing/test-shop.ts.
 */
export type Dependencies = {
  db: Database;
  catalogue: Catalogue;
  pictures: PictureStore;
  providers: Providers;
  responseCache: ResponseCache;
  limiter: RateLimiter;
  sessions: Sessions;
  links: SignedLinks;
  settings: ShopSettings;
  /** Undefined: documents are not signed. */
  signer: DocumentSigner | undefined;
  /** Follows the settings: its parts are to be read when they are needed, not kept. */
  shop: Shop;
  /** The same. */
  afterSale: AfterSale;
};
