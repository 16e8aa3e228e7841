import { type MailKind, type MailValues, mailKinds } from '@gulmohar/contract/shop/mail-texts.ts';
import { replaceFields } from '@gulmohar/contract/values/placeholders.ts';
import type { Block, MailShop } from './email.ts';

/**
 * Returns a mail's subject and first paragraph, in the owner's words where there are any, and what extensions add below
 * its text.
 */
export function mailText<Kind extends MailKind>(
  shop: Pick<MailShop, 'name' | 'mails' | 'changeMail'>,
  kind: Kind,
  values: MailValues<Kind>,
): { subject: string; opening: string; added: Block[] } {
  const all: Record<string, string> = { ...values, shop: shop.name };
  const own = shop.mails?.texts[kind];
  const fill = (text: string) => sentence(replaceFields(text, (field) => all[field] ?? `{${field}}`));
  const text = {
    subject: fill(own?.subject || mailKinds[kind].subject),
    opening: fill(own?.opening || mailKinds[kind].opening),
  };
  const { facts, ...changed } = shop.changeMail?.(kind, text, values) ?? { ...text, facts: [] };
  return { ...changed, added: facts.map((table) => ({ kind: 'facts', ...table })) };
}

/** `your order 7F3K` begins a sentence as `Your order 7F3K`. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
