import path from 'node:path';
import { INVOICE_PREFIX_PATTERN, isGstin } from '@gulmohar/contract/values/tax-numbers.ts';
import { z } from 'zod';
import { isBackupKey } from '../backup/backup-key.ts';
import { readLimits } from '../http/limit-overrides.ts';
import { readS3Address } from '../s3/s3-address.ts';
import { providerSettings } from './provider-settings.ts';
import {
  databaseAddress,
  isMailbox,
  isOrigin,
  isPrivateKey,
  isProxyAddress,
  keys,
  namedLink,
  parts,
  whole,
} from './setting-values.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Every setting of the shop, read from the environment once at start. */
export const settings = z.object({
  /** `demo`: embedded database, payment sandbox, dev mailbox, demo data. `live`: real settings or no start. */
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  NODE_ENV: z.string().default('production'),
  /** 0 for any free port; the shop prints at its start which one it got. */
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  /** Where the embedded database keeps its files. */
  DATA_DIR: z
    .string()
    .min(1)
    .default(path.join(ROOT, '.data'))
    .transform((directory) => path.resolve(directory)),
  /**
   * A PostgreSQL cluster to use instead of the embedded one: postgresql://user:password@host:5432/database. Of several
   * hosts, comma-separated, it is the one that can be written.
   */
  DATABASE_URL: databaseAddress().optional(),
  /**
   * The same database without the pooler (PgBouncer in transaction mode) that DATABASE_URL leads through: for LISTEN, locks,
   * migrations and jobs.
   */
  DATABASE_DIRECT_URL: databaseAddress().optional(),
  /**
   * A streaming standby of the same cluster, which answers for the catalogue, and for lists and reports of the admin. Whenever it
   * cannot, DATABASE_URL is asked.
   */
  DATABASE_READ_URL: databaseAddress().optional(),
  /** Seconds that the standby may be behind; beyond that it is not asked. Changed prices and stock never wait for it. */
  DATABASE_READ_MAX_LAG: whole(1, 3_600).default(2),
  /** `plain` behind a pooler that knows no prepared statements: PgBouncer before 1.21, or max_prepared_statements = 0. */
  DATABASE_STATEMENTS: z.enum(['named', 'plain']).default('named'),
  /**
   * `s3://bucket/folder`: pictures and uploads are kept there instead of in DATA_DIR, so that several machines share them.
   * What is still in DATA_DIR is found, too, until `npm run shop -- move-pictures` has moved it.
   */
  PICTURES_S3: z
    .string()
    .refine((address) => readS3Address(address), 'must be s3://bucket or s3://bucket/folder')
    .optional(),
  /** Of that store: https://s3.ap-south-1.amazonaws.com. */
  PICTURES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  PICTURES_S3_REGION: z.string().min(1).default('auto'),
  PICTURES_S3_KEY_ID: z.string().min(1).optional(),
  PICTURES_S3_SECRET: z.string().min(1).optional(),
  /** `folder` on the way back: new pictures are kept in DATA_DIR again, those in PICTURES_S3 are still found. */
  PICTURES_TO: z.enum(['s3', 'folder']).default('s3'),
  /**
   * Where browsers load pictures from, instead of the shop itself: a CDN in front of the shop, or of the folder in
   * PICTURES_S3, as in https://cdn.shop.example. `/pictures/…` is added to it.
   */
  PICTURES_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://cdn.shop.example' })
    .refine((url) => !/[?#;,'\s]/.test(url), 'must have neither a query nor a fragment')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Where backups are kept: a folder on another disk, or `s3://bucket/folder`. None are made without it. */
  BACKUP_TO: z.string().min(1).optional(),
  /**
   * Encrypts backups, see `npm run shop -- backup --new-key`: an age key, AGE-SECRET-KEY-1…. Its public half, age1…, only
   * makes them.
   */
  BACKUP_KEY: z
    .string()
    .refine(isBackupKey, 'must be AGE-SECRET-KEY-1… or age1…, as npm run shop -- backup --new-key prints it')
    .optional(),
  /** Of the store that `s3://` means: https://s3.ap-south-1.amazonaws.com. */
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().min(1).default('auto'),
  BACKUP_S3_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET: z.string().min(1).optional(),
  /** `no` leaves pictures and uploads out of backups: for a bucket that keeps versions, or copies, of its own. */
  BACKUP_PICTURES: z.enum(['yes', 'no']).default('yes'),
  /**
   * Seals the keys that the database keeps: 32 random characters or more (`openssl rand -hex 32`). Comma-separated: the
   * current one first, then one that was in use before. Without it, DATA_DIR/master.key, made at the first start. For this
   * and every other secret, `<NAME>_FILE` may name a file to read it from.
   */
  MASTER_KEY: keys.optional(),
  /** Keys that shoppers' sessions are signed with, instead of those in the database; comma-separated like MASTER_KEY. */
  SESSION_KEYS: keys.optional(),
  /** The same for the links in mails. */
  LINK_KEYS: keys.optional(),
  /**
   * `web` answers and leaves the jobs to others, `worker` does the jobs and opens no port but METRICS_PORT. Both need
   * DATABASE_URL.
   */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** Processes that answer; above 1, a further one does the jobs. A sensible number is that of the cores. */
  WEB_CONCURRENCY: whole(1, 32).default(1),
  /** How long the encoder of AVIF pictures looks for a smaller file at the same quality: 0 hardly, 9 for minutes. */
  PICTURE_EFFORT: whole(0, 9).optional(),
  /** Connections of one process to the database. */
  DATABASE_POOL: whole(2, 200).default(20),
  /**
   * The address shoppers use; links in mails and canonical links are built on it, never on a request's Host. In live mode
   * it begins with https.
   */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
    .refine(isOrigin, 'must end with the host, without a path: https://shop.example')
    .optional(),
  /**
   * Comma-separated addresses or networks of the proxies whose X-Forwarded-For is believed. Needed with an https
   * PUBLIC_URL: TLS ends at a proxy, and without this all shoppers would share one counter of every limit.
   */
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((list) => list.every(isProxyAddress), 'must be addresses or networks, comma-separated')
    .optional(),
  /** `no` where names below that of PUBLIC_URL must stay reachable without https: live mode has browsers insist on it. */
  HSTS_SUBDOMAINS: z.enum(['yes', 'no']).default('yes'),
  /**
   * `no`: pages install no service worker, and browsers that have one remove it at their next visit. It shows a page of the
   * shop's own to shoppers who are offline.
   */
  SERVICE_WORKER: z.enum(['yes', 'no']).default('yes'),
  /**
   * A port of its own for Prometheus, `GET /metrics` with `Authorization: Bearer <METRICS_TOKEN>`, and for a worker's
   * `/healthz` and `/readyz`; none without it.
   */
  METRICS_PORT: whole(1, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * Where traces are sent by OTLP (JSON over HTTP), such as http://localhost:4318; none without it. OpenTelemetry's other
   * variables hold, too: OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS …
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The same with its path, such as http://localhost:4318/v1/traces. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/json']).default('http/json'),
  /** `true`: no traces, whatever else is set. */
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /**
   * After SIGTERM `/readyz` says no for so long before the port is closed: as long as a balancer needs to look twice. Then
   * open requests and jobs have 15 s to end.
   */
  DRAIN_SECONDS: whole(0, 60).default(0),
  /** `no` serves the API and pictures alone, without the storefront's pages. */
  SERVE_PAGES: z.enum(['yes', 'no']).default('yes'),
  /** Factor on every rate limit, for load tests. */
  LIMIT_FACTOR: whole(1, 1_000_000).default(1),
  /** Rate limits other than the shop's own, `name=calls/seconds`, comma-separated; their names: docs/limits.md. */
  LIMITS: z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return readLimits(text);
      } catch (error) {
        context.issues.push({ code: 'custom', message: (error as Error).message, input: text });
        return z.NEVER;
      }
    }),
  /** Units that unpaid checkouts may reserve; beyond it a checkout goes on, but its units stay on sale. */
  RESERVE_UNITS_PER_BUYER: whole(1, 100_000).default(20),
  RESERVE_RUPEES_PER_BUYER: whole(1, 10_000_000).default(100_000),
  /** The same for a network address, within six hours; units paid for from there allow ten times as many. */
  RESERVE_UNITS_PER_ADDRESS: whole(1, 100_000).default(20),
  RESERVE_RUPEES_PER_ADDRESS: whole(1, 10_000_000).default(200_000),
  /** Different buyers at one address who have not paid. */
  RESERVE_CONTACTS_PER_ADDRESS: whole(1, 100_000).default(12),
  /** Share of a variant's stock for one address, in per cent; three units at least. */
  RESERVE_SHARE_OF_VARIANT: whole(1, 100).default(50),
  /** How long a checkout stays open when its address is beyond the caps. */
  RESERVE_SHORT_MINUTES: whole(1, 15).default(5),

  SHOP_NAME: z.string().min(1).default('Gulmohar'),
  /** Who sells: the demo has its own, live mode needs yours, from here or saved in the admin. */
  SHOP_EMAIL: z.email().optional(),
  SHOP_PHONE: z.string().min(1).optional(),
  /** Whether products without reviews of their own show the fixed rating of 4.8 and 122 reviews; yes in the demo. */
  DISPLAY_RATING: z.enum(['yes', 'no']).default('no'),
  /** Postal address, its lines divided by `|`. */
  SHOP_ADDRESS: z.string().min(1).transform(parts).optional(),
  /** Where that address is found on a map. */
  SHOP_MAP_URL: z.url().optional(),
  /** The map that the contact page shows on request; `none` shows the address and the link alone. */
  SHOP_MAP_EMBED_URL: z
    .union([z.url({ protocol: /^https$/ }), z.literal('none').transform(() => '')])
    .default(''),
  /** The shop's pages elsewhere: `Instagram=https://…|Facebook=https://…`. */
  SHOP_SOCIAL: z
    .string()
    .transform((list) => parts(list).map(namedLink))
    .pipe(z.array(z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) })))
    .default([]),
  /** Who sells, by the register of companies. */
  SHOP_LEGAL_NAME: z.string().min(1).optional(),
  /** Whom the E-Commerce Rules want to be named: `name|e-mail|phone`. */
  SHOP_GRIEVANCE_OFFICER: z
    .string()
    .transform((officer) => {
      const [name, email, phone] = parts(officer);
      return { name, email, phone };
    })
    .pipe(z.object({ name: z.string().min(1), email: z.email(), phone: z.string().min(1) }))
    .optional(),
  /** Town and state whose courts decide, by the terms. */
  SHOP_COURTS: z.string().min(1).default('Raipur, Chhattisgarh'),
  /** The seller's GST number; its first two digits are the code of the seller's state. */
  SHOP_GSTIN: z
    .string()
    .refine(isGstin, 'must be a GSTIN whose last character, the check character, fits')
    .optional(),
  /** What every invoice number begins with. */
  SHOP_INVOICE_PREFIX: z
    .string()
    .regex(INVOICE_PREFIX_PATTERN, 'must be one or two capital letters or digits')
    .default('GM'),
  /** A PKCS#12 file (.p12, .pfx) with an RSA key and its certificate: tax documents are signed with it. */
  SIGNING_CERTIFICATE: z.string().min(1).optional(),
  SIGNING_PASSPHRASE: z.string().optional(),
  /** Days (of 24 hours) after delivery within which a return can be requested; absent: no limit. */
  SHOP_RETURN_CLOSES_DAYS: whole(0, 3_650).optional(),
  /** Date from which the privacy policy and the terms apply. */
  SHOP_POLICIES_FROM: z.string().min(1).default('June 30, 2025'),

  ...providerSettings,

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** `Shop <orders@shop.example>`, an address of a domain that is yours; live mode needs it. */
  MAIL_FROM: z
    .string()
    .refine(isMailbox, 'must be an e-mail address, or a name with one: Shop <orders@shop.example>')
    .optional(),
  /** All three, and mails are signed (docs/mail.md); the domain is that of MAIL_FROM. */
  DKIM_DOMAIN: z.string().min(1).optional(),
  DKIM_SELECTOR: z.string().min(1).optional(),
  /** PEM; line breaks may be written as `\n`. */
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(isPrivateKey, 'must be a private key as PEM')
    .optional(),
});
