import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { VendureOrder, VendureReady } from './vendure.ts';
import { initialData, productsCsv } from './vendure-catalogue.ts';

type Plugin = { init(options: object): unknown };
type Application = {
  get(service: unknown): { start(): Promise<void> };
  getHttpServer(): { address(): AddressInfo };
};
type Core = Record<'bootstrap' | 'JobQueueService' | 'NoopLogger' | 'dummyPaymentHandler', unknown> & {
  bootstrap(config: object): Promise<Application>;
  NoopLogger: new () => unknown;
  DefaultSearchPlugin: Plugin;
  DefaultJobQueuePlugin: Plugin;
};
type Cli = { populate(start: () => Promise<Application>, data: object, csv: string): Promise<Application> };

/**
 * Runs Vendure as its guide sets it up, in one process with its jobs, like the measured shop: search and job
 * queue in the database, dummy payments, no pictures or e-mails.
 */
process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const { folder, connection, products } = message as VendureOrder;

process.chdir(folder);
const load = createRequire(path.join(folder, 'package.json'));
const core: Core = load('@vendure/core');
const { populate }: Cli = load('@vendure/core/cli');

const config = {
  apiOptions: { port: 0, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer'],
    // In production it does not start with the default ones.
    superadminCredentials: { identifier: 'bench', password: 'of the bench alone' },
    cookieOptions: { secret: 'of the bench' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: connection.host,
    port: connection.port,
    username: connection.user,
    database: connection.database,
    synchronize: true,
    logging: false,
    // The shop's default.
    poolSize: 20,
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  logger: new core.NoopLogger(),
  plugins: [
    core.DefaultJobQueuePlugin.init({}),
    core.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
};

async function start(): Promise<Application> {
  const application = await core.bootstrap(config);
  await application.get(core.JobQueueService).start();
  return application;
}

const temporary = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-peer-'));
const csv = path.join(temporary, 'products.csv');
await writeFile(csv, productsCsv(products));
const application = await populate(start, initialData, csv);
await rm(temporary, { recursive: true });
const ready: VendureReady = { port: application.getHttpServer().address().port };
process.send?.(ready);
