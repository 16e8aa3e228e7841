import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Sorts after any other text. */
export const LAST = '\u{10FFFF}';

/**
 * Whether a text begins with another one. Unlike `like`, it can use an index with `text_pattern_ops` even
 * under a generic plan.
 * @param text an expression, the same as in its index
 */
export function beginsWith(text: RawBuilder<string>, beginning: string): RawBuilder<SqlBool> {
  return sql`(${text} ~>=~ ${beginning} and ${text} ~<=~ ${beginning + LAST})`;
}
