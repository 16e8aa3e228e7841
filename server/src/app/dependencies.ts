import type { Sessions } from '../accounts/session/sessions.ts';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import type { AfterSale } from '../fulfilment/order/after-sale.ts';
import type { Environment } from '../platform/config/env.ts';
import type { Reads } from '../platform/database/reads.ts';
import type { GuardedPost } from '../platform/guarded-fetch/guarded-post.ts';
import type { FloodGate } from '../platform/http/flood-gate.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import type { ChangeFeed } from '../platform/invalidation/change-feed.ts';
import type { MailGateway } from '../platform/mail/mail-gateway.ts';
import type { ResponseCache } from '../platform/response-cache/response-cache.ts';
import type { ReservationPolicy } from '../sales/reservation/reservation-caps.ts';
import type { Parts } from './app-context.ts';

/**
 * Everything the application is built from. Each feature declares what it needs in a small type of its own;
 * open-web.ts makes the real objects, testing/test-shop.ts those of tests.
 */
export type Dependencies = Parts & {
  /** For reads that a replica may serve. */
  reads: Reads;
  /** Sends to addresses that the owner or an extension chose. */
  post: GuardedPost;
  /** Brings this process's caches and settings up to date. */
  changes: ChangeFeed;
  catalogue: CatalogueSearch;
  /** Asks couriers whether and how fast they deliver to a PIN code. */
  lookUpPin: (from: string, pin: string) => Promise<void>;
  reservations: ReservationPolicy;
  responseCache: ResponseCache;
  limiter: RateLimiter;
  gate: FloodGate;
  sessions: Sessions;
  mail: MailGateway;
  /** What the operator has set about mails. */
  mailSettings: Pick<Environment, 'SMTP_URL' | 'SHOP_MODE' | 'MAIL_FROM' | 'DKIM_SELECTOR'>;
  /** The free share of the disk with the shop's own files, from 0 to 1. */
  freeShare: () => Promise<number>;
  /** What happens after the purchase, by the settings at the time of the call. */
  afterSale: () => AfterSale;
};
