import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Sorts after any other text. */
const LAST = '\u{10FFFF}';

/**
 * Whether a text begins with another one. Unlike `like`, it can use an index with `text_pattern_ops` even
 * under a generic plan.
 * @param text an expression, the same as in its index
 * @param beginning a text, or the expression of one
 */
export function beginsWith(
  text: RawBuilder<string>,
  beginning: string | RawBuilder<string>,
): RawBuilder<SqlBool> {
  const last = typeof beginning === 'string' ? beginning + LAST : sql`(${beginning} || ${LAST}::text)`;
  return sql`(${text} ~>=~ ${beginning} and ${text} ~<=~ ${last})`;
}
