import type { Database } from '../database/connection.ts';
import type { Environment } from '../env.ts';
import { devMailbox } from './dev-mailbox.ts';
import type { MailGateway } from './mail-gateway.ts';
import { smtp } from './smtp.ts';

/** SMTP where it is configured, else the dev mailbox (which live mode never falls back to: it requires SMTP_URL). */
export function chooseMailGateway(db: Database, env: Environment): MailGateway {
  return env.SMTP_URL ? smtp(env.SMTP_URL, env.MAIL_FROM) : devMailbox(db);
}
