import { createTransport } from 'nodemailer';
import type { MailGateway } from './mail-gateway.ts';

/** @param url `smtps://user:password@host:port` */
export function smtp(url: string, from: string): MailGateway {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  });
  return {
    async send({ messageId, unsubscribe, ...mail }) {
      await transport.sendMail({
        ...mail,
        from,
        messageId,
        ...(unsubscribe && {
          headers: {
            'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      });
    },
  };
}
