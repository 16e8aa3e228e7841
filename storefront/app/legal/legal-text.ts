import type { Shop } from '@gulmohar/contract/shop.ts';

/** A numbered section; the number is its place. */
export type LegalSection = { title: string; paragraphs: string[]; points?: string[] };

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
