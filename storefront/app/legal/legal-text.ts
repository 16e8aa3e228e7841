import { type PolicySection, readPolicyText } from '@gulmohar/contract/shop/policy-text.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';

/** A numbered section; the number is its place. */
export type LegalSection = PolicySection;

/** A policy with the shop's own facts filled in. */
export type LegalText = {
  title: string;
  description: string;
  intro: string;
  sections: LegalSection[];
  /** Above e-mail, phone and postal address, which close the page. */
  contactTitle: string;
  contactText: string;
};

export type LegalTextOf = (shop: Shop) => LegalText;

/** The policy in the owner's words, where there are any; its title and the contact below it stay. */
export function inOwnWords(text: LegalText, own: string): LegalText {
  return own === '' ? text : { ...text, ...readPolicyText(own) };
}
