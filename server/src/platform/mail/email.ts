import type { MailKind, MailSettings, MailValues } from '@gulmohar/contract/shop/mail-texts.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { replaceFields } from '@gulmohar/contract/values/placeholders.ts';
import type { RichText } from '@gulmohar/contract/values/rich-text.ts';
import type { Attachment, Unsubscribe } from './mail-gateway.ts';

export type MailShop = Pick<Shop, 'name' | 'url' | 'picturesUrl' | 'contact' | 'brand' | 'look'> & {
  legal: Omit<Shop['legal'], 'gstin' | 'registration'>;
  /** The owner's words; absent where the default ones stand. */
  mails?: MailSettings;
  /** What extensions change; absent where there are none. */
  changeMail?: ChangeMail;
};

/** @param text in the owner's words, if they wrote any @returns the same with tables that follow what the mail says */
export type ChangeMail = <Kind extends MailKind>(
  kind: Kind,
  text: { subject: string; opening: string },
  values: MailValues<Kind>,
) => { subject: string; opening: string; facts: { title: string; facts: Fact[] }[] };

export type Fact = { label: string; value: string; url?: string | undefined };

export type MailItem = {
  label: string;
  amount?: string;
  /** The path of its picture, which only the HTML part shows. */
  picture?: string | null | undefined;
};

/** A part of an e-mail's body, in order; a string is a paragraph. */
export type Block =
  | string
  /** The last sum is the total, except for parts of it below. */
  | { kind: 'items'; items: MailItem[]; sums?: (Omit<Fact, 'url'> & { isPart?: boolean })[] }
  | { kind: 'facts'; title: string; facts: Fact[] }
  | { kind: 'lines'; title: string; lines: string[] }
  /** A person's own words, with line breaks and empty lines preserved. */
  | { kind: 'message'; text: string }
  /** Formatted text, whose addresses are whole. */
  | { kind: 'rich'; blocks: RichText }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string };

export type Email = {
  id: string;
  to: string;
  subject: string;
  /** The preview text that an inbox shows beside the subject. */
  preheader: string;
  /** The name in the greeting; '' for a greeting without a name; null if the body has its own greeting. */
  greeting: string | null;
  blocks: Block[];
  /** The reason given in the footer why the recipient gets this mail. */
  reason: string;
  /** Auto-responders may answer such mails, but not the shop's automatic ones. */
  isPersonal?: boolean;
  /** Who receives replies, if not the shop. */
  replyTo?: string;
  attachments?: Attachment[];
  unsubscribe?: Unsubscribe;
};

export function linkTo(shop: Pick<MailShop, 'url'>, path: string, token: string): string {
  return `${shop.url}${path}?token=${encodeURIComponent(token)}`;
}

export function greetingLine({ mails }: MailShop, { greeting }: Email): string | undefined {
  if (greeting === null) return undefined;
  const line = mails?.greeting || 'Hello {name},';
  return greeting ? replaceFields(line, () => greeting) : line.replace(/\s*\{name\}/, '');
}

/** @returns undefined where a person signs, or the owner wrote none */
export function signatureOf({ mails }: MailShop, { greeting }: Email): string | undefined {
  return greeting === null ? undefined : mails?.signature || undefined;
}

export function footerLines({ name, contact, legal }: MailShop, reason: string) {
  return {
    care: `Questions? Answer this e-mail, write to ${contact.email} or call ${contact.phone}.`,
    seller: legal.name === name ? [name, ...contact.address] : [legal.name, ...contact.address],
    reason,
  };
}
