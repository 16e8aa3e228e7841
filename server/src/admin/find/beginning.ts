import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Sorts behind every other text. */
const LAST = '\u{10FFFF}';

/**
 * Whether a text begins with another one. Unlike `like`, it uses an index with `text_pattern_ops` under plans that are kept
 * for any value, too.
 * @param text an expression, the same as in its index
 */
export function beginsWith(text: RawBuilder<string>, beginning: string): RawBuilder<SqlBool> {
  return sql`(${text} ~>=~ ${beginning} and ${text} ~<=~ ${beginning + LAST})`;
}
