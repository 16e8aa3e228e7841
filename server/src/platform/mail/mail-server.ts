import type { saveMailServer as endpoint } from '@gulmohar/contract/admin/mail-server.ts';
import type { z } from 'zod';
import type { Environment } from '../config/env.ts';
import type { Database } from '../database/connection.ts';
import { findInstallationValue, saveInstallationValue } from '../database/installation.ts';
import { sealValue, unsealValue } from '../secrets/sealed-value.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { SmtpServer } from './smtp.ts';

export type MailServer = Omit<z.output<typeof endpoint.body>, 'code'>;

/** The row of `installation`, and where its password is sealed for. */
const MAIL_SERVER = 'mail-server';

type Stored = Omit<MailServer, 'password'> & { sealed: string };

/** Returns what the owner entered; undefined before that, or when the keys of the installation were discarded since. */
export async function findMailServer(db: Database, secrets: Secrets): Promise<MailServer | undefined> {
  const value = await findInstallationValue(db, MAIL_SERVER);
  if (value === undefined) return undefined;
  const { sealed, ...server }: Stored = JSON.parse(value);
  const password = unsealValue(secrets, Buffer.from(sealed, 'base64'), MAIL_SERVER);
  return password === undefined ? undefined : { ...server, password };
}

export async function saveMailServer(
  db: Database,
  secrets: Secrets,
  { host, port, security, user, sender, password }: MailServer,
): Promise<void> {
  const sealed = sealValue(secrets, password, MAIL_SERVER);
  const stored: Stored = { host, port, security, user, sender, sealed: sealed.toString('base64') };
  await saveInstallationValue(db, MAIL_SERVER, JSON.stringify(stored));
}

export function smtpOf({ host, port, security, user, password, sender }: MailServer): SmtpServer {
  const url = new URL(`${security === 'tls' ? 'smtps' : 'smtp'}://${host}:${port}`);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  if (security === 'starttls') url.searchParams.set('requireTLS', 'true');
  return { url: url.href, from: sender, dkim: undefined };
}

/** Whose setting decides how mails are sent. */
export async function mailServerSetBy(
  db: Database,
  env: Pick<Environment, 'SMTP_URL' | 'SHOP_MODE'>,
): Promise<'operator' | 'owner' | 'mailbox' | 'nobody'> {
  if (env.SMTP_URL) return 'operator';
  if ((await findInstallationValue(db, MAIL_SERVER)) !== undefined) return 'owner';
  return env.SHOP_MODE === 'demo' ? 'mailbox' : 'nobody';
}
