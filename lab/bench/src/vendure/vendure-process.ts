import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { referenceProduct } from '../reference/product.ts';
import type { VendureOrder } from './vendure.ts';

/** What is used of Vendure's modules. */
type Application = {
  get(service: unknown): { start(): Promise<void> };
  getHttpServer(): { address(): AddressInfo };
};
type Plugin = { init(options: object): unknown };
type Core = Record<'JobQueueService' | 'dummyPaymentHandler', unknown> & {
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
    synchronize: true,
    logging: false,
    host: connection.host,
    port: connection.port,
    username: connection.user,
    database: connection.database,
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

/** Countries, shipping and payment methods, without which it cannot sell. */
const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Asia',
  countries: [{ name: 'India', code: 'IN', zone: 'Asia' }],
  taxRates: [{ name: 'Standard Tax', percentage: 5 }],
  shippingMethods: [{ name: 'Standard', price: 5_000 }],
  paymentMethods: [
    {
      name: 'Dummy',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

const COLUMNS = [
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optionGroups',
  'optionValues',
  'sku',
  'price',
  'taxCategory',
  'stockOnHand',
  'trackInventory',
  'variantAssets',
  'variantFacets',
];

function rowsOf(number: number): string[][] {
  const { id, name, description, facets, price, variants } = referenceProduct(number);
  return variants.map(({ size, stock }, at) => [
    ...(at === 0 ? [name, id, description, '', facets.join('|'), 'size'] : ['', '', '', '', '', '']),
    size,
    `${id}-${size}`,
    String(price / 100),
    'standard',
    String(stock),
    'true',
    '',
    '',
  ]);
}

async function start(): Promise<Application> {
  const application = await core.bootstrap(config);
  await application.get(core.JobQueueService).start();
  return application;
}

const rows = Array.from({ length: products }, (_, number) => rowsOf(number)).flat();
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const temporary = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-vendure-'));
const csv = path.join(temporary, 'products.csv');
await writeFile(csv, [COLUMNS, ...rows].map((row) => row.map(quoted).join(',')).join('\n'));
const application = await populate(start, initialData, csv);
await rm(temporary, { recursive: true });
process.send?.(application.getHttpServer().address().port);
