import path from 'node:path';
import { INVOICE_PREFIX_PATTERN, isGstin } from '@gulmohar/contract/values/tax-numbers.ts';
import { SHOP_PHONE_PATTERN } from '@gulmohar/contract/values/typed-numbers.ts';
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
  mayBeFolder,
  namedLink,
  parts,
  readS3Address,
  whole,
} from './setting-values.ts';

const PHONE_EXPECTED = 'must be a phone number, such as +91 98290 12345';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

export const settings = z.object({
  /** `demo`: embedded database, sandboxes, dev mailbox, demo data. `live`: requires real settings to start. */
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  /** `yes`: a demo open to everybody, which starts anew every night and sends nothing to anybody. */
  SHOP_DEMO_PUBLIC: z.enum(['yes', 'no']).default('no'),
  NODE_ENV: z.string().default('production'),
  /** 0 picks any free port; the shop prints it at startup. */
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  /** The folder for the embedded database. */
  DATA_DIR: z
    .string()
    .min(1)
    .default(path.join(ROOT, '.data'))
    .refine(mayBeFolder, 'must be a folder, but is a file')
    .transform((directory) => path.resolve(directory)),
  /** postgresql://user:password@host:5432/database, instead of the embedded PostgreSQL. */
  DATABASE_URL: databaseAddress().optional(),
  /** The same without a pooler (PgBouncer in transaction mode): for LISTEN, locks, migrations and jobs. */
  DATABASE_DIRECT_URL: databaseAddress().optional(),
  /** A streaming standby for reads, used whenever it has replayed what they must show. */
  DATABASE_READ_URL: databaseAddress().optional(),
  /**
   * `s3://bucket/folder` instead of DATA_DIR, to share pictures and uploads. Files that are still in DATA_DIR are found
   * too.
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
  /** `folder` to move back: new pictures are stored in DATA_DIR, those in PICTURES_S3 are still found. */
  PICTURES_TO: z.enum(['s3', 'folder']).default('s3'),
  /** A CDN in front of the shop, or of the folder in PICTURES_S3; `/pictures/…` is appended. */
  PICTURES_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://cdn.shop.example' })
    .refine((url) => !/[?#;,'\s]/.test(url), 'must not have a query or a fragment')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** A folder on another disk, or `s3://bucket/folder`. Without it no backups are made. */
  BACKUP_TO: z.string().min(1).optional(),
  /** AGE-SECRET-KEY-1…, or only its public half, age1…: then backups can be made but not read. */
  BACKUP_KEY: z
    .string()
    .refine(isBackupKey, 'must be AGE-SECRET-KEY-1… or age1…, as npm run shop -- backup --new-key prints it')
    .optional(),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().min(1).default('auto'),
  BACKUP_S3_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET: z.string().min(1).optional(),
  /** `no` leaves pictures and uploads out of backups, for buckets with their own versioning or copies. */
  BACKUP_PICTURES: z.enum(['yes', 'no']).default('yes'),
  /**
   * Encrypts the keys stored in the database (`openssl rand -hex 32`); comma-separated, the current one first. Without
   * it, DATA_DIR/master.key is created. Any secret can also be in a file, named by `<NAME>_FILE`.
   */
  MASTER_KEY: keys.optional(),
  /** For shoppers' sessions, instead of the keys in the database; comma-separated like MASTER_KEY. */
  SESSION_KEYS: keys.optional(),
  LINK_KEYS: keys.optional(),
  /** `web` leaves jobs to others; `worker` opens no port except METRICS_PORT. Both need DATABASE_URL. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** The number of web processes, ideally one per core. Above 1, an additional process runs the jobs. */
  WEB_CONCURRENCY: whole(1, 32).default(1),
  /** How hard the AVIF encoder tries to shrink pictures: 0 is fastest, 9 takes minutes. */
  PICTURE_EFFORT: whole(0, 9).optional(),
  /** Hosts that are not in the public internet but may be asked for the pictures of an import: `10.0.0.5:8080`. */
  PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((host) => host.trim() || [])),
  DATABASE_POOL: whole(2, 200).default(20),
  /** The address that shoppers use, for links; https in live mode. A request's Host is never used. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
    .refine(isOrigin, 'must not have a path: https://shop.example')
    .optional(),
  /**
   * Comma-separated proxies whose X-Forwarded-For is trusted; otherwise all shoppers would share the proxy's rate
   * limits.
   */
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((list) => list.every(isProxyAddress), 'must be addresses or networks, comma-separated')
    .optional(),
  /** `no` if subdomains of PUBLIC_URL must stay reachable without https. */
  HSTS_SUBDOMAINS: z.enum(['yes', 'no']).default('yes'),
  /** `no`: browsers that have a service worker remove it on their next visit. */
  SERVICE_WORKER: z.enum(['yes', 'no']).default('yes'),
  /** For Prometheus, with `Authorization: Bearer <METRICS_TOKEN>`, and for a worker's `/healthz` and `/readyz`. */
  METRICS_PORT: whole(1, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * OTLP (JSON over HTTP), such as http://localhost:4318. Further OTEL_… variables are read by OpenTelemetry itself.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The same including the path, such as http://localhost:4318/v1/traces. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/json']).default('http/json'),
  /** `true` turns traces off, whatever else is set. */
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  /** The level of the log on standard output, as JSON; without it a demo's log is `shop.log` in DATA_DIR. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** How long `/readyz` fails after SIGTERM before the port closes: two checks of the load balancer. */
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
  /** How many units one checkout may reserve. Further ones stay on sale until it is paid. */
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
  SHOP_PHONE: z.string().regex(SHOP_PHONE_PATTERN, PHONE_EXPECTED).optional(),
  /** Whether products without reviews show a fixed rating of 4.8 from 122 reviews; only in the demo by default. */
  DISPLAY_RATING: z.enum(['yes', 'no']).optional(),
  /** The postal address, with its lines separated by `|`. */
  SHOP_ADDRESS: z.string().min(1).transform(parts).optional(),
  /** A link to that address on a map. */
  SHOP_MAP_URL: z.url().optional(),
  /** The map that the contact page shows on request; with `none` it shows only the address and the link. */
  SHOP_MAP_EMBED_URL: z
    .union(
      [z.url({ protocol: /^https$/ }), z.literal('none').transform(() => '')],
      'must be an https address, or none',
    )
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
    .pipe(
      z.object({
        name: z.string().min(1),
        email: z.email(),
        phone: z.string().regex(SHOP_PHONE_PATTERN, PHONE_EXPECTED),
      }),
    )
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
