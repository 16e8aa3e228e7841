import { readFileSync } from 'node:fs';
import { StartupError } from '../process/startup-error.ts';

/** Settings that are secret or contain a secret. Each can be read from a file named by `<name>_FILE`. */
const secretSettings = [
  'MASTER_KEY',
  'SESSION_KEYS',
  'LINK_KEYS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'BACKUP_KEY',
  'BACKUP_S3_SECRET',
  'PICTURES_S3_SECRET',
  'METRICS_TOKEN',
  'SIGNING_PASSPHRASE',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRETS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SABPAISA_PASSWORD',
  'SABPAISA_AES_KEY',
  'SABPAISA_HMAC_KEY',
  'SMTP_URL',
  'DKIM_PRIVATE_KEY',
] as const;

/**
 * Reads secrets from files, as container engines and systemd provide them.
 * @param variables settings that are not empty
 * @throws StartupError when a file cannot be read, or a secret is given both ways
 */
export function withSecretFiles(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read: NodeJS.ProcessEnv = {};
  for (const name of secretSettings) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    if (variables[name] !== undefined) throw new StartupError(`Set ${name} or ${name}_FILE, not both`);
    read[name] = contentOf(`${name}_FILE`, file);
  }
  return { ...variables, ...read };
}

function contentOf(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartupError(`${setting}: ${file} cannot be read: ${(error as Error).message}`);
  }
}
