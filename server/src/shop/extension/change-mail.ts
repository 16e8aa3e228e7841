import type { ServerPart } from '@gulmohar/contract/shop/extension-server.ts';
import type { MailKind } from '@gulmohar/contract/shop/mail-texts.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ChangeMail, MailShop } from '../../platform/mail/email.ts';
import type { CurrentSettings } from '../shop-settings.ts';
import { stateOf } from './extension-state.ts';
import type { LoadedExtension } from './load-extensions.ts';

type Needs = {
  extensions: readonly LoadedExtension[];
  settings: CurrentSettings;
  shop: () => Pick<MailShop, 'name' | 'url'>;
  log: Pick<Logger, 'error'>;
};

const mailChange = z.object({
  subject: z
    .string()
    .regex(/^.{1,200}$/)
    .optional(),
  opening: z.string().min(1).max(1_000).optional(),
  facts: z
    .object({
      title: z.string().min(1).max(100),
      facts: z.array(
        z.object({
          label: z.string().min(1).max(100),
          value: z.string().min(1).max(300),
          url: z.url({ protocol: /^https$/ }).optional(),
        }),
      ),
    })
    .optional(),
});

/** Lets the extensions change a mail one after the other. One that fails is named in the log, and changes nothing. */
export function mailChanger({ extensions, settings, shop, log }: Needs): ChangeMail {
  return (kind, text, values) => {
    const saved = settings.current().extensions;
    const { name, url } = shop();
    return extensions.reduce<ReturnType<ChangeMail>>(
      (mail, loaded) => {
        const state = stateOf(loaded, saved[loaded.name]);
        const change = state.isOn ? changeOf(loaded, kind) : undefined;
        if (!change) return mail;
        try {
          const facts = { settings: state.settings, shop: { name, url } };
          const changed = mailChange.parse(change(mail, values as never, facts));
          return {
            subject: changed.subject ?? mail.subject,
            opening: changed.opening ?? mail.opening,
            facts: [...mail.facts, ...(changed.facts ? [changed.facts] : [])],
          };
        } catch (err) {
          log.error({ err, extension: loaded.name, mail: kind }, 'an extension could not change a mail');
          return mail;
        }
      },
      { ...text, facts: [] },
    );
  };
}

function changeOf(loaded: LoadedExtension, kind: MailKind): NonNullable<ServerPart['mails']>[MailKind] {
  return 'fault' in loaded ? undefined : loaded.extension.server?.mails?.[kind];
}
