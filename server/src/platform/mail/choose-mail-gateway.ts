import type { Environment } from '../config/env.ts';
import type { Database } from '../database/connection.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { inSpan } from '../tracing/spans.ts';
import { devMailbox } from './dev-mailbox.ts';
import type { MailGateway } from './mail-gateway.ts';
import { findMailServer, smtpOf } from './mail-server.ts';
import { type DkimKey, type SmtpServer, smtp } from './smtp.ts';

/**
 * The operator's mail server, else the owner's, which is looked up for each mail so that a change takes effect everywhere;
 * in the demo without either, the dev mailbox.
 */
export function chooseMailGateway(db: Database, secrets: Secrets, env: Environment): MailGateway {
  if (env.SMTP_URL) return traced(smtp({ url: env.SMTP_URL, from: env.MAIL_FROM, dkim: dkimKey(env) }));
  const mailbox = env.SHOP_MODE === 'demo' ? devMailbox(db, env.MAIL_FROM) : noServer;
  const open = reopenedOnChange();
  return traced({
    async send(mail) {
      const server = await findMailServer(db, secrets);
      await (server ? open(smtpOf(server)) : mailbox).send(mail);
    },
  });
}

const noServer: MailGateway = {
  async send() {
    throw new Error('There is no mail server: it is entered in the admin, or set as SMTP_URL');
  },
};

/** Keeps the connections to a server until it changes. */
function reopenedOnChange(): (server: SmtpServer) => MailGateway {
  let opened: { server: string; gateway: MailGateway } | undefined;
  return (server) => {
    const text = JSON.stringify(server);
    if (opened?.server !== text) opened = { server: text, gateway: smtp(server) };
    return opened.gateway;
  };
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
