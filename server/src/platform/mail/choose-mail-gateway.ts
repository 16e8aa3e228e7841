import type { Environment } from '../config/env.ts';
import type { Database } from '../database/connection.ts';
import { inSpan } from '../tracing/spans.ts';
import { devMailbox } from './dev-mailbox.ts';
import type { MailGateway } from './mail-gateway.ts';
import { type DkimKey, smtp } from './smtp.ts';

/** The dev mailbox only in the demo: live mode requires SMTP_URL. */
export function chooseMailGateway(db: Database, env: Environment): MailGateway {
  if (!env.SMTP_URL) return traced(devMailbox(db, env.MAIL_FROM));
  return traced(smtp({ url: env.SMTP_URL, from: env.MAIL_FROM, dkim: dkimKey(env) }));
}

function traced(gateway: MailGateway): MailGateway {
  return {
    send: (mail) =>
      inSpan(
        () => ({ name: 'send mail', kind: 'client' }),
        () => gateway.send(mail),
      ),
  };
}

function dkimKey(env: Environment): DkimKey | undefined {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey } = env;
  return domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : undefined;
}
