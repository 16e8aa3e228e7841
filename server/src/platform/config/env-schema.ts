import path from 'node:path';
import { INVOICE_PREFIX_PATTERN, isGstin } from '@gulmohar/contract/values/tax-numbers.ts';
import { z } from 'zod';
import { readLimits } from '../limits/limit-overrides.ts';
import { providerSettings } from './provider-settings.ts';
import {
  databaseAddress,
  isBackupKey,
  isMailbox,
  isOrigin,
  isPrivateKey,
  isProxyAddress,
  keys,
  namedLink,
  parts,
  readS3Address,
  whole,
} from './setting-values.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** All settings of the shop, read once from the environment at startup. */
export const settings = z.object({
  /**
   * `demo`: embedded database, payment sandbox, dev mailbox, demo data. `live`: requires real settings to
   * start.
   */
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  NODE_ENV: z.string().default('production'),
  /** 0 picks any free port; the shop prints it at startup. */
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  /** The folder for the embedded database. */
  DATA_DIR: z
    .string()
    .min(1)
    .default(path.join(ROOT, '.data'))
    .transform((directory) => path.resolve(directory)),
  /**
   * A PostgreSQL cluster to use instead of the embedded one: postgresql://user:password@host:5432/database.
   */
  DATABASE_URL: databaseAddress().optional(),
  /**
   * The same database without the pooler (PgBouncer in transaction mode) that DATABASE_URL goes through. Used
   * for LISTEN, locks, migrations and jobs.
   */
  DATABASE_DIRECT_URL: databaseAddress().optional(),
  /**
   * A streaming standby of the same cluster, which serves reads of the catalogue and the admin's lists and
   * reports once it has what they must show. When it cannot, DATABASE_URL is used.
   */
  DATABASE_READ_URL: databaseAddress().optional(),
  /**
   * `s3://bucket/folder`: keeps pictures and uploads there instead of in DATA_DIR, so that several machines
   * can share them. Files that are still in DATA_DIR are found too, until `npm run shop -- move-pictures` has
   * moved them.
   */
  PICTURES_S3: z
    .string()
    .refine((address) => readS3Address(address), 'must be s3://bucket or s3://bucket/folder')
    .optional(),
  /** The endpoint of that store: https://s3.ap-south-1.amazonaws.com. */
  PICTURES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  PICTURES_S3_REGION: z.string().min(1).default('auto'),
  PICTURES_S3_KEY_ID: z.string().min(1).optional(),
  PICTURES_S3_SECRET: z.string().min(1).optional(),
  /**
   * `folder` to move back: new pictures are stored in DATA_DIR again, and those in PICTURES_S3 are still
   * found.
   */
  PICTURES_TO: z.enum(['s3', 'folder']).default('s3'),
  /**
   * Where browsers load pictures from, if not from the shop: a CDN in front of the shop or of the folder in
   * PICTURES_S3, such as https://cdn.shop.example. `/pictures/…` is appended.
   */
  PICTURES_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://cdn.shop.example' })
    .refine((url) => !/[?#;,'\s]/.test(url), 'must not have a query or a fragment')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /**
   * Where backups are kept: a folder on another disk, or `s3://bucket/folder`. Without it no backups are
   * made.
   */
  BACKUP_TO: z.string().min(1).optional(),
  /**
   * Encrypts backups with an age key, AGE-SECRET-KEY-1…; create one with `npm run shop -- backup --new-key`.
   * With only its public half, age1…, backups can be made but not read.
   */
  BACKUP_KEY: z
    .string()
    .refine(isBackupKey, 'must be AGE-SECRET-KEY-1… or age1…, as npm run shop -- backup --new-key prints it')
    .optional(),
  /** The endpoint of the store for `s3://`: https://s3.ap-south-1.amazonaws.com. */
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().min(1).default('auto'),
  BACKUP_S3_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET: z.string().min(1).optional(),
  /** `no` leaves pictures and uploads out of backups, for buckets with their own versioning or copies. */
  BACKUP_PICTURES: z.enum(['yes', 'no']).default('yes'),
  /**
   * Encrypts the keys stored in the database: at least 32 random characters (`openssl rand -hex 32`).
   * Comma-separated: the current key first, then the previous one. Without it, DATA_DIR/master.key is used,
   * which is created at the first start. This and every other secret can also be read from a file named by
   * `<NAME>_FILE`.
   */
  MASTER_KEY: keys.optional(),
  /**
   * Keys for signing shoppers' sessions, instead of those in the database; comma-separated like MASTER_KEY.
   */
  SESSION_KEYS: keys.optional(),
  /** The same for links in mails. */
  LINK_KEYS: keys.optional(),
  /**
   * `web` serves requests and leaves jobs to other processes; `worker` runs jobs and opens no port except
   * METRICS_PORT. Both need DATABASE_URL.
   */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** The number of web processes, ideally one per core. Above 1, an additional process runs the jobs. */
  WEB_CONCURRENCY: whole(1, 32).default(1),
  /**
   * How hard the AVIF encoder tries to shrink pictures at the same quality: 0 is fastest, 9 takes minutes.
   */
  PICTURE_EFFORT: whole(0, 9).optional(),
  /** Database connections per process. */
  DATABASE_POOL: whole(2, 200).default(20),
  /**
   * The address that shoppers use. Links in mails and canonical links are built from it, never from a
   * request's Host. Must be https in live mode.
   */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
    .refine(isOrigin, 'must not have a path: https://shop.example')
    .optional(),
  /**
   * Comma-separated addresses or networks of the proxies whose X-Forwarded-For is trusted. Required if
   * PUBLIC_URL is https: TLS then ends at a proxy, and without this setting all shoppers would share the same
   * rate limits.
   */
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((list) => list.every(isProxyAddress), 'must be addresses or networks, comma-separated')
    .optional(),
  /**
   * `no` if subdomains of PUBLIC_URL must stay reachable without https; by default live mode includes them in
   * HSTS.
   */
  HSTS_SUBDOMAINS: z.enum(['yes', 'no']).default('yes'),
  /**
   * `no`: pages install no service worker, and browsers that have one remove it on their next visit. It shows
   * shoppers a page of the shop when they are offline.
   */
  SERVICE_WORKER: z.enum(['yes', 'no']).default('yes'),
  /**
   * A separate port for Prometheus, `GET /metrics` with `Authorization: Bearer <METRICS_TOKEN>`, and for a
   * worker's `/healthz` and `/readyz`. Without it there is no such port.
   */
  METRICS_PORT: whole(1, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * Where traces are sent by OTLP (JSON over HTTP), such as http://localhost:4318; no traces without it.
   * Other OpenTelemetry variables are supported too: OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER,
   * OTEL_EXPORTER_OTLP_HEADERS …
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The same including the path, such as http://localhost:4318/v1/traces. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/json']).default('http/json'),
  /** `true` turns traces off, whatever else is set. */
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  /**
   * Which lines of the log are written to standard output, as JSON; in live mode info. Otherwise they are
   * written to `shop.log` in DATA_DIR, and only errors appear.
   */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /**
   * How long `/readyz` fails after SIGTERM before the port is closed; long enough for two checks of the load
   * balancer. Open requests and jobs then have 15 s to finish.
   */
  DRAIN_SECONDS: whole(0, 60).default(0),
  /** `no` serves only the API and pictures, without the storefront's pages. */
  SERVE_PAGES: z.enum(['yes', 'no']).default('yes'),
  /** Multiplies every rate limit, for load tests. */
  LIMIT_FACTOR: whole(1, 1_000_000).default(1),
  /** Overrides of rate limits, `name=calls/seconds`, comma-separated; docs/limits.md lists the names. */
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
  /**
   * How many units one checkout may reserve. Beyond that, it still goes ahead, but its units stay on sale
   * until it is paid.
   */
  RESERVE_UNITS_PER_BUYER: whole(1, 100_000).default(20),
  RESERVE_RUPEES_PER_BUYER: whole(1, 10_000_000).default(100_000),
  /** The same per network address, within six hours; each unit paid for from that address allows ten more. */
  RESERVE_UNITS_PER_ADDRESS: whole(1, 100_000).default(20),
  RESERVE_RUPEES_PER_ADDRESS: whole(1, 10_000_000).default(200_000),
  /** How many different buyers at one address may have unpaid checkouts; each paid order allows ten more. */
  RESERVE_CONTACTS_PER_ADDRESS: whole(1, 100_000).default(12),
  /** The share of a variant's stock that one address may reserve, in per cent; at least three units. */
  RESERVE_SHARE_OF_VARIANT: whole(1, 100).default(50),
  /** How long a checkout stays open when its address exceeds these limits. */
  RESERVE_SHORT_MINUTES: whole(1, 15).default(5),

  /**
   * The shop's name and the seller's details. The demo has its own; any other shop needs yours, set here or in
   * the admin, before it can be opened.
   */
  SHOP_NAME: z.string().min(1).optional(),
  SHOP_EMAIL: z.email().optional(),
  SHOP_PHONE: z.string().min(1).optional(),
  /** Whether products without reviews show a fixed rating of 4.8 from 122 reviews; only in the demo by default. */
  DISPLAY_RATING: z.enum(['yes', 'no']).optional(),
  /** The postal address, with its lines separated by `|`. */
  SHOP_ADDRESS: z.string().min(1).transform(parts).optional(),
  /** A link to that address on a map. */
  SHOP_MAP_URL: z.url().optional(),
  /** The map that the contact page shows on request; with `none` it shows only the address and the link. */
  SHOP_MAP_EMBED_URL: z
    .union([z.url({ protocol: /^https$/ }), z.literal('none').transform(() => '')])
    .optional(),
  /** The shop's social media pages: `Instagram=https://…|Facebook=https://…`. */
  SHOP_SOCIAL: z
    .string()
    .transform((list) => parts(list).map(namedLink))
    .pipe(z.array(z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) })))
    .optional(),
  /** The seller's registered legal name. */
  SHOP_LEGAL_NAME: z.string().min(1).optional(),
  /** The grievance officer required by the E-Commerce Rules: `name|e-mail|phone`. */
  SHOP_GRIEVANCE_OFFICER: z
    .string()
    .transform((officer) => {
      const [name, email, phone] = parts(officer);
      return { name, email, phone };
    })
    .pipe(z.object({ name: z.string().min(1), email: z.email(), phone: z.string().min(1) }))
    .optional(),
  /** The town and state whose courts have jurisdiction under the terms. */
  SHOP_COURTS: z.string().min(1).optional(),
  /** The seller's GST number; its first two digits are the code of the seller's state. */
  SHOP_GSTIN: z
    .string()
    .refine(isGstin, 'must be a valid GSTIN; its last character, the check character, does not match')
    .optional(),
  /** The prefix of every invoice number. */
  SHOP_INVOICE_PREFIX: z
    .string()
    .regex(INVOICE_PREFIX_PATTERN, 'must be one or two capital letters or digits')
    .default('GM'),
  /** A PKCS#12 file (.p12, .pfx) with an RSA key and its certificate, used to sign tax documents. */
  SIGNING_CERTIFICATE: z.string().min(1).optional(),
  SIGNING_PASSPHRASE: z.string().optional(),
  /** Days (of 24 hours) after delivery within which a return can be requested; no limit if absent. */
  SHOP_RETURN_CLOSES_DAYS: whole(1, 3_650).optional(),
  /** Date from which the privacy policy and the terms apply. */
  SHOP_POLICIES_FROM: z.string().min(1).default('June 30, 2025'),

  ...providerSettings,

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** `Shop <orders@shop.example>`, at a domain of yours; required in live mode. */
  MAIL_FROM: z
    .string()
    .refine(isMailbox, 'must be an e-mail address, or a name with one: Shop <orders@shop.example>')
    .optional(),
  /** With all three set, mails are signed (docs/mail.md); the domain must be that of MAIL_FROM. */
  DKIM_DOMAIN: z.string().min(1).optional(),
  DKIM_SELECTOR: z.string().min(1).optional(),
  /** PEM; line breaks may be written as `\n`. */
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(isPrivateKey, 'must be a private key as PEM')
    .optional(),
});
