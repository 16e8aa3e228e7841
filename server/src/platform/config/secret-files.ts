import { readFileSync } from 'node:fs';

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

/** As container engines and systemd provide them. */
export function withSecretFiles(variables: NodeJS.ProcessEnv): {
  values: NodeJS.ProcessEnv;
  complaints: string[];
} {
  const values = { ...variables };
  const complaints: string[] = [];
  for (const name of secretSettings) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    if (variables[name] !== undefined) complaints.push(`Set ${name} or ${name}_FILE, not both`);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      complaints.push(`${name}_FILE: ${file} cannot be read: ${(error as Error).message}`);
    }
  }
  return { values, complaints };
}
