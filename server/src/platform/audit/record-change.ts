import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../database/connection.ts';

type Fields = Record<string, unknown>;

/** Who makes a change: a member of staff, or a command of the operator (`staffId` null). */
export type ChangeAuthor = { staffId: string | null; name: string };

export type Change = {
  /** What was done, as `<kind>.<verb>`: `product.update`, `coupon.create`. */
  action: string;
  subject: string;
  /** null if it did not exist before. */
  before: Fields | null;
  /** null if it was deleted. */
  after: Fields | null;
};

/** Writes the fields that differ to the audit log. @returns the entry's id; undefined when none differs */
export async function recordChange(
  trx: Transaction,
  actor: ChangeAuthor,
  { action, subject, before, after }: Change,
): Promise<number | undefined> {
  const differing = before && after ? differences(before, after) : { before, after };
  if (!differing) return undefined;
  const { id } = await trx
    .insertInto('audit_entry')
    .values({
      staff_id: actor.staffId,
      staff_name: actor.name,
      action,
      subject,
      before: differing.before && JSON.stringify(differing.before),
      after: differing.after && JSON.stringify(differing.after),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function differences(before: Fields, after: Fields): { before: Fields; after: Fields } | undefined {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  if (names.length === 0) return undefined;
  const only = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: only(before), after: only(after) };
}
