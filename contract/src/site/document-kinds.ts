import { z } from 'zod';
import { defaultTheme, theme } from './theme.ts';

type Kind<Schema extends z.ZodType> = {
  /** The rule for keys. */
  key: z.ZodType<string>;
  schema: Schema;
  /** The document that a key has before anybody writes one; undefined if there is none. */
  defaultOf: (key: string) => z.output<Schema> | undefined;
};

/** What an owner designs and publishes, besides products and settings: one line for each kind. */
export const documentKinds = {
  theme: kind({ key: z.literal('shop'), schema: theme, defaultOf: () => defaultTheme }),
};

function kind<Schema extends z.ZodType>(definition: Kind<Schema>): Kind<Schema> {
  return definition;
}

export type DocumentKind = keyof typeof documentKinds;
export type DocumentOf<K extends DocumentKind> = z.output<(typeof documentKinds)[K]['schema']>;
export const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]];
