import { z } from 'zod';
import { ownPicture } from '../values/own-picture.ts';
import { optionalText, text } from '../values/text-field.ts';
import { knownSections, sectionedDocument } from './page-document.ts';

const MAX_TAGS = 8;

export const articleTag = text(30, 'Please enter a tag');

/** An article of the journal: the sections of a page, and what is said about it. */
export const articleDocument = sectionedDocument.extend({
  title: text(120, 'Please enter a title'),
  /** In lists and for search engines. */
  summary: optionalText(300),
  cover: ownPicture,
  /** What the cover shows; empty if it only decorates. */
  coverAlt: optionalText(250),
  /** Empty: the shop. */
  author: optionalText(80),
  /** The day that is shown, in India. Articles are listed by it, the newest first. */
  date: z.iso.date('Please enter a day'),
  tags: z
    .array(articleTag)
    .max(MAX_TAGS, `At most ${MAX_TAGS} tags`)
    .refine(
      (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
      'A tag appears twice',
    ),
});
export type ArticleDocument = z.output<typeof articleDocument>;

/** Reads a stored article, perhaps of another release: sections that are unknown or invalid here are skipped. */
export function readArticleDocument(stored: unknown): ArticleDocument {
  return articleDocument.parse(knownSections(stored));
}
