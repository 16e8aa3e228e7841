import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Attachment, Unsubscribe } from './mail-gateway.ts';

/** What an e-mail says of the shop: the contacts and the seller in its footer. */
export type MailShop = Pick<Shop, 'name' | 'url' | 'contact' | 'legal'>;

/** A row of a table; an amount or a date never breaks across lines. */
export type Fact = { label: string; value: string; url?: string | undefined };

/** A part of an e-mail's body, in its order; a string is a paragraph. */
export type Block =
  | string
  | { kind: 'items'; items: { label: string; amount?: string }[]; sums?: Omit<Fact, 'url'>[] }
  | { kind: 'facts'; title: string; facts: Fact[] }
  | { kind: 'lines'; title: string; lines: string[] }
  /** A person's own words: line breaks and empty lines stay. */
  | { kind: 'message'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string };

export type Email = {
  /** What identifies this e-mail, for its stable message id. */
  id: string;
  to: string;
  subject: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  /** The name to greet by; '': without a name; null: the body has its own greeting. */
  greeting: string | null;
  blocks: Block[];
  /** Why the recipient gets it, for the footer. */
  reason: string;
  /** Whether a person wrote it; programs answer those, and must not answer the shop's own. */
  isPersonal?: boolean;
  /** Who gets the replies, if not the shop. */
  replyTo?: string;
  attachments?: Attachment[];
  /** For subscriptions, which can be left by a link. */
  unsubscribe?: Unsubscribe;
};

/** A page of the shop with the token of a link. */
export function linkTo(shop: Pick<MailShop, 'url'>, path: string, token: string): string {
  return `${shop.url}${path}?token=${encodeURIComponent(token)}`;
}

export function greetingLine({ greeting }: Email): string | undefined {
  if (greeting === null) return undefined;
  return greeting ? `Namaste ${greeting},` : 'Namaste,';
}

/** The last lines of every e-mail: whom to ask, who sells, and why it came. */
export function footerLines({ name, contact, legal }: MailShop, reason: string) {
  return {
    care: `Questions? Answer this e-mail, write to ${contact.email} or call ${contact.phone}.`,
    seller: legal.name === name ? [name, ...contact.address] : [legal.name, ...contact.address],
    reason,
  };
}
