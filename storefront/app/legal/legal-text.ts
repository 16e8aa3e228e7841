import { type PolicySection, readPolicyText } from '@gulmohar/contract/shop/policy-text.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';

/** A section; its number is its position. */
export type LegalSection = PolicySection;

/** A policy filled in with the shop's own facts. */
export type LegalText = {
  title: string;
  description: string;
  intro: string;
  sections: LegalSection[];
  /** The heading above e-mail, phone and postal address at the end of the page. */
  contactTitle: string;
  contactText: string;
};

export type LegalTextOf = (shop: Shop) => LegalText;

/** Returns the policy in the owner's own words, if there are any; its title and contact details stay. */
export function withOwnText(text: LegalText, own: string): LegalText {
  return own === '' ? text : { ...text, ...readPolicyText(own) };
}
