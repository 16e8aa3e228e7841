import type { z } from 'zod';
import { StartupError } from '../process/startup-error.ts';
import { settings } from './env-schema.ts';
import { withSecretFiles } from './secret-files.ts';

type Settings = z.infer<typeof settings>;

export type Environment = Omit<Settings, 'PUBLIC_URL' | 'PAYMENTS' | 'MAIL_FROM'> & {
  PUBLIC_URL: string;
  MAIL_FROM: string;
  PAYMENTS: 'razorpay' | 'sandbox';
};

/** Whom mails are from that only the built-in mailbox gets. */
const MAILBOX_SENDER = 'orders@shop.example';

/**
 * Reads and validates the settings.
 * @throws StartupError that names each setting that is invalid or, in live mode, missing
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(withSecretFiles(nonEmpty));
  if (!parsed.success) {
    const complaints = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError(`These settings are wrong: ${complaints.join('; ')}`);
  }
  const missing = parsed.data.SHOP_MODE === 'live' ? missingInLiveMode(parsed.data) : [];
  if (missing.length > 0)
    throw new StartupError(`SHOP_MODE=live needs these settings: ${missing.join(', ')}`);
  if (parsed.data.METRICS_PORT && !parsed.data.METRICS_TOKEN)
    throw new StartupError('METRICS_PORT also needs METRICS_TOKEN');
  if (parsed.data.DATABASE_DIRECT_URL && !parsed.data.DATABASE_URL)
    throw new StartupError('DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler');
  if (parsed.data.DATABASE_READ_URL && !parsed.data.DATABASE_URL)
    throw new StartupError('DATABASE_READ_URL needs DATABASE_URL, the primary of that standby');
  if (parsed.data.ROLE !== 'all' && !parsed.data.DATABASE_URL)
    throw new StartupError(`ROLE=${parsed.data.ROLE} needs DATABASE_URL: web and worker share a database`);
  assertSafeAddress(parsed.data);
  const missingForS3 = missingForPictures(parsed.data);
  if (missingForS3.length > 0)
    throw new StartupError(`PICTURES_S3 also needs these settings: ${missingForS3.join(', ')}`);
  const unsigned = missingFromDkim(parsed.data);
  if (unsigned.length > 0) throw new StartupError(`DKIM also needs these settings: ${unsigned.join(', ')}`);
  return {
    ...parsed.data,
    PUBLIC_URL: (parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/$/, ''),
    MAIL_FROM: parsed.data.MAIL_FROM ?? MAILBOX_SENDER,
    PAYMENTS: parsed.data.PAYMENTS ?? (parsed.data.RAZORPAY_KEY_ID ? 'razorpay' : 'sandbox'),
  };
}

/**
 * @throws StartupError when passwords would be sent unencrypted, or all shoppers would appear to come from
 * the proxy
 */
function assertSafeAddress({ SHOP_MODE, PUBLIC_URL, TRUST_PROXY, PICTURES_URL }: Settings): void {
  const isHttps = PUBLIC_URL?.startsWith('https:');
  if (SHOP_MODE === 'live' && !isHttps) {
    throw new StartupError('SHOP_MODE=live needs a PUBLIC_URL that begins with https://');
  }
  if (isHttps && !TRUST_PROXY) {
    throw new StartupError(
      'An https PUBLIC_URL needs TRUST_PROXY: the address of the proxy that terminates TLS',
    );
  }
  if (isHttps && PICTURES_URL?.startsWith('http:')) {
    throw new StartupError('PICTURES_URL must begin with https://, as PUBLIC_URL does');
  }
}

function missingForPictures(nonEmpty: Settings): string[] {
  const names = ['PICTURES_S3_ENDPOINT', 'PICTURES_S3_KEY_ID', 'PICTURES_S3_SECRET'] as const;
  return nonEmpty.PICTURES_S3 ? names.filter((name) => nonEmpty[name] === undefined) : [];
}

/** The missing settings of a group that must be set together. */
function missingFromDkim(nonEmpty: Settings): string[] {
  const names = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const;
  const missing = names.filter((name) => nonEmpty[name] === undefined);
  return missing.length === names.length ? [] : missing;
}

function missingInLiveMode(nonEmpty: Settings): string[] {
  const needed: (keyof Settings)[] = ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'];
  if (nonEmpty.PAYMENTS !== 'sandbox') {
    needed.push('RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRETS');
  }
  if (nonEmpty.STRIPE_SECRET_KEY) needed.push('STRIPE_WEBHOOK_SECRET');
  if (nonEmpty.SHIPROCKET_EMAIL) needed.push('SHIPROCKET_PASSWORD');
  if (nonEmpty.WHATSAPP_TOKEN) needed.push('WHATSAPP_PHONE_NUMBER_ID');
  const ofSabPaisa = [
    'SABPAISA_CLIENT_CODE',
    'SABPAISA_USERNAME',
    'SABPAISA_PASSWORD',
    'SABPAISA_AES_KEY',
    'SABPAISA_HMAC_KEY',
  ] as const;
  if (ofSabPaisa.some((name) => nonEmpty[name] !== undefined)) needed.push(...ofSabPaisa);
  return needed.filter((name) => nonEmpty[name] === undefined);
}
