import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Sessions } from '../accounts/session/sessions.ts';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import type { Couriers } from '../fulfilment/courier/couriers.ts';
import type { AfterSale } from '../fulfilment/order/after-sale.ts';
import type { DocumentRenderer } from '../fulfilment/tax/document-renderer.ts';
import type { Payments } from '../payments/payments.ts';
import type { PayoutProvider } from '../payments/payout/payout-provider.ts';
import type { Providers } from '../payments/providers.ts';
import type { Environment } from '../platform/config/env.ts';
import type { Database } from '../platform/database/connection.ts';
import type { DatabaseWatch } from '../platform/database/guarded-pool.ts';
import type { Reads } from '../platform/database/reads.ts';
import type { GuardedPost } from '../platform/guarded-fetch/guarded-post.ts';
import type { FloodGate } from '../platform/http/flood-gate.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import type { ChangeFeed } from '../platform/invalidation/change-feed.ts';
import type { MailGateway } from '../platform/mail/mail-gateway.ts';
import type { SignedLinks } from '../platform/mail/signed-links.ts';
import type { MessageGateways } from '../platform/messaging/message-gateway.ts';
import type { ResponseCache } from '../platform/response-cache/response-cache.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import type { PictureStore } from '../platform/storage/picture-store.ts';
import type { ReservationPolicy } from '../sales/reservation/reservation-caps.ts';
import type { LoadedExtension } from '../shop/extension/load-extensions.ts';
import type { ShopSettings } from '../shop/shop-settings.ts';

/**
 * Everything the application is built from. Each feature declares what it needs in a small type of its own;
 * open-web.ts makes the real objects, testing/test-shop.ts those of tests.
 */
export type Dependencies = {
  db: Database;
  /** For reads that a replica may serve. */
  reads: Reads;
  databaseWatch: DatabaseWatch;
  secrets: Secrets;
  /** Sends to addresses that the owner or an extension chose. */
  post: GuardedPost;
  /** Brings this process's caches and settings up to date. */
  changes: ChangeFeed;
  catalogue: CatalogueSearch;
  pictures: PictureStore;
  payments: Payments;
  providers: () => Providers;
  /** undefined when refunds of cash are paid by hand. */
  payouts: () => PayoutProvider | undefined;
  couriers: Couriers;
  messaging: MessageGateways;
  /** Asks couriers whether and how fast they deliver to a PIN code. */
  lookUpPin: (from: string, pin: string) => Promise<void>;
  reservations: ReservationPolicy;
  responseCache: ResponseCache;
  limiter: RateLimiter;
  gate: FloodGate;
  sessions: Sessions;
  links: SignedLinks;
  mail: MailGateway;
  /** What the operator has set about mails. */
  mailSettings: Pick<Environment, 'SMTP_URL' | 'SHOP_MODE' | 'MAIL_FROM' | 'DKIM_SELECTOR'>;
  settings: ShopSettings;
  extensions: readonly LoadedExtension[];
  documents: DocumentRenderer;
  /** The free share of the disk with the shop's own files, from 0 to 1. */
  freeShare: () => Promise<number>;
  /** The shop's details as pages show them, by the settings at the time of the call. */
  shop: () => Shop;
  /** The same for what happens after the purchase. */
  afterSale: () => AfterSale;
};
