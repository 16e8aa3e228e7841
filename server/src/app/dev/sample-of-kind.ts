import { DEFAULT_MAILS, type MailKind } from '@gulmohar/contract/shop/mail-texts.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { listSamples } from './mail-sheet.ts';

const MARK = 'sample';

/** Returns a mail of this kind: the sample that a text of the kind shows up in. */
export function sampleOfKind(shop: MailShop, kind: MailKind): Mail {
  const texts = { ...DEFAULT_MAILS.texts, [kind]: { subject: MARK, opening: '' } };
  const { changeMail, ...plain } = shop;
  const marked = listSamples({ ...plain, mails: { ...DEFAULT_MAILS, texts } });
  const place = marked.findIndex(({ mail }) => mail.subject.toLowerCase() === MARK);
  const found = listSamples(shop)[place];
  if (!found) throw new Error(`There is no sample of the mail ${kind}`);
  return found.mail;
}
