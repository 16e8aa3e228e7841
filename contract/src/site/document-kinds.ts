import { z } from 'zod';
import { articleDocument, readArticleDocument } from './article.ts';
import { defaultMenus } from './default-menus.ts';
import { defaultPages } from './default-pages.ts';
import { menusDocument, readMenusDocument } from './menus.ts';
import { openFieldsIn } from './open-fields.ts';
import { pageDocument, readPageDocument } from './page-document.ts';
import { pageSlug } from './page-slug.ts';
import { defaultTheme, theme } from './theme.ts';

type Kind<Schema extends z.ZodType> = {
  /** The rule for keys. */
  key: z.ZodType<string>;
  schema: Schema;
  /** Reads a document that another release may have stored; by the schema if absent. */
  read?: (stored: unknown) => z.output<Schema>;
  /** The document that a key has before anybody writes one; undefined if there is none. */
  defaultOf: (key: string) => z.output<Schema> | undefined;
};

/** What an owner designs and publishes, besides products and settings: one line for each kind. */
export const documentKinds = {
  theme: kind({ key: z.literal('shop'), schema: theme, defaultOf: () => defaultTheme }),
  page: kind({
    key: pageSlug,
    schema: pageDocument,
    read: readPageDocument,
    defaultOf: (slug) => (Object.hasOwn(defaultPages, slug) ? defaultPages[slug] : undefined),
  }),
  article: kind({
    key: pageSlug,
    schema: articleDocument,
    read: readArticleDocument,
    defaultOf: () => undefined,
  }),
  menus: kind({
    key: z.literal('shop'),
    schema: menusDocument,
    read: readMenusDocument,
    defaultOf: () => defaultMenus,
  }),
};

function kind<Schema extends z.ZodType>(definition: Kind<Schema>): Kind<Schema> {
  return definition;
}

export type DocumentKind = keyof typeof documentKinds;
export type DocumentOf<K extends DocumentKind> = z.output<(typeof documentKinds)[K]['schema']>;
export const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]];

/** Returns why a draft must not be published; undefined if it may be. */
export function whyNotPublished(draft: unknown): string | undefined {
  const open = openFieldsIn(draft);
  return open.length === 0
    ? undefined
    : `Please fill in first what is still open: ${[...new Set(open)].join(', ')}`;
}
