import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { extensionList } from '@gulmohar/extensions/list.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import { chooseCouriers } from '../fulfilment/courier/choose-couriers.ts';
import type { Couriers } from '../fulfilment/courier/couriers.ts';
import { type DocumentRenderer, openDocumentRenderer } from '../fulfilment/tax/document-renderer.ts';
import { Payments } from '../payments/payments.ts';
import type { PayoutProvider } from '../payments/payout/payout-provider.ts';
import type { Providers } from '../payments/providers.ts';
import type { Environment } from '../platform/config/env.ts';
import { type Database, openDatabase, openPool } from '../platform/database/connection.ts';
import type { Connections } from '../platform/database/connections.ts';
import type { DatabaseWatch } from '../platform/database/guarded-pool.ts';
import { watchDatabase } from '../platform/database/watch-database.ts';
import { openLog } from '../platform/log/open-log.ts';
import { createSignedLinks, type SignedLinks } from '../platform/mail/signed-links.ts';
import { chooseMessaging } from '../platform/messaging/choose-messaging.ts';
import type { MessageGateways } from '../platform/messaging/message-gateway.ts';
import { pictureStoreDurations } from '../platform/metrics/web-metrics.ts';
import { Secrets } from '../platform/secrets/secrets.ts';
import { createFileFolders } from '../platform/storage/disk-files.ts';
import { openFileStores } from '../platform/storage/open-file-stores.ts';
import { createPictureStore, type PictureStore } from '../platform/storage/picture-store.ts';
import { rememberRecent } from '../platform/storage/remember-recent.ts';
import { defaultSettings } from '../shop/default-settings.ts';
import { type LoadedExtension, loadExtensions } from '../shop/extension/load-extensions.ts';
import { noPictures, shopFacts } from '../shop/shop-facts.ts';
import { ShopSettings } from '../shop/shop-settings.ts';

/** What to close on shutdown, in reverse order. */
export type ShutdownHooks = (() => Promise<unknown>)[];

/** What features are given in web processes and in the worker. */
export type Parts = {
  db: Database;
  databaseWatch: DatabaseWatch;
  secrets: Secrets;
  payments: Payments;
  providers: () => Providers;
  /** undefined when refunds of cash are paid by hand. */
  payouts: () => PayoutProvider | undefined;
  couriers: Couriers;
  messaging: MessageGateways;
  settings: ShopSettings;
  extensions: readonly LoadedExtension[];
  /** The shop's details as pages show them, by the settings at the time of the call. */
  shop: () => Shop;
  documents: DocumentRenderer;
  links: SignedLinks;
  pictures: PictureStore;
};

/** Created once per process. */
export type AppContext = Connections &
  Parts & {
    env: Environment;
    log: Logger;
    onConnectionLost(error: Error): void;
    pool: pg.Pool;
  };

export async function openAppContext(
  env: Environment,
  { connection, direct }: Connections,
  shutdownHooks: ShutdownHooks,
): Promise<AppContext> {
  const log = openLog(env);
  const onConnectionLost = (err: Error) => log.warn({ err }, 'database connection lost');
  const pool = openPool(connection, env.DATABASE_POOL, onConnectionLost);
  shutdownHooks.push(() => pool.end());
  const databaseWatch = watchDatabase(connection, {
    onChange(fault) {
      if (fault) log.error({ fault }, 'the database is unavailable');
      else log.info('the database is available again');
    },
  });
  shutdownHooks.push(() => databaseWatch.stop());
  const db = openDatabase(pool, databaseWatch);
  const secrets = await Secrets.open(db, env);
  const payments = await Payments.open(db, secrets, env);
  const settings = await ShopSettings.open(db, env, await demoSettings(env));
  const extensions = await loadExtensions(extensionList, log);
  await createFileFolders(env.DATA_DIR);
  const { files } = openFileStores(env, {
    onAttempt: ({ outcome, seconds }) => pictureStoreDurations.observe({ outcome }, seconds),
  });
  const pictures = createPictureStore(env.PICTURES_S3 ? rememberRecent(files) : files);
  const documents = await openDocumentRenderer(env, { look: () => settings.look(), pictures });
  shutdownHooks.push(() => documents.close());
  return {
    env,
    connection,
    direct,
    log,
    onConnectionLost,
    pool,
    db,
    databaseWatch,
    secrets,
    payments,
    providers: payments.providers,
    payouts: payments.payouts,
    couriers: await chooseCouriers(db, env),
    messaging: await chooseMessaging(db, env),
    settings,
    extensions,
    shop: shopFacts(env, payments, settings, await demoPictures(env), extensions),
    documents,
    links: createSignedLinks(secrets),
    pictures,
  };
}

async function demoSettings(env: Environment): Promise<Partial<Settings>> {
  if (env.SHOP_MODE !== 'demo') return {};
  const { demoHome } = await import('@gulmohar/demo/home/home.ts');
  const { demoExtensions } = await import('@gulmohar/demo/extensions.ts');
  return {
    homeSections: demoHome,
    extensions: demoExtensions,
    cod: { ...defaultSettings(env).cod, isOffered: true },
    giftCards: { ...defaultSettings(env).giftCards, amounts: [50_000, 100_000, 200_000, 500_000] },
  };
}

/** Returns the pictures of the demo's home page; none outside demo mode. */
export async function demoPictures({ SHOP_MODE }: Environment): Promise<Shop['pictures']> {
  if (SHOP_MODE !== 'demo') return noPictures;
  const { demoShopPictures } = await import('./demo/demo-pictures.ts');
  return demoShopPictures();
}
