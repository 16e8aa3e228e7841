import type { SynonymGroup } from '@gulmohar/contract/admin/synonym.ts';
import { sql } from 'kysely';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { type ShopError, wrongField } from '../../platform/http/shop-error.ts';
import type { Staff } from '../session/staff.ts';

export async function readSynonymGroups(db: Database): Promise<SynonymGroup[]> {
  return db
    .selectFrom('search_synonym')
    .groupBy('meaning')
    .orderBy('meaning')
    .select(['meaning', sql<string[]>`array_agg(word order by word)`.as('words')])
    .execute();
}

/**
 * Sets the words of one meaning.
 * @throws ShopError INVALID_INPUT for a word that already means something else
 */
export async function changeSynonyms(
  db: Database,
  staff: Staff,
  { meaning, words: input }: SynonymGroup,
): Promise<void> {
  const words = [...new Set(input)].filter((word) => word !== meaning).toSorted();
  await db.transaction().execute(async (trx) => {
    await sql`lock table search_synonym in share row exclusive mode`.execute(trx);
    await assertFree(trx, meaning, words);
    const before = (await readSynonymGroups(trx)).find((group) => group.meaning === meaning);
    await trx.deleteFrom('search_synonym').where('meaning', '=', meaning).execute();
    if (words.length > 0) {
      await trx
        .insertInto('search_synonym')
        .values(words.map((word) => ({ word, meaning })))
        .execute();
    }
    await recordChange(trx, staff, {
      action: 'synonym.update',
      subject: meaning,
      before: { words: before?.words ?? [] },
      after: { words },
    });
  });
}

async function assertFree(trx: Transaction, meaning: string, words: readonly string[]): Promise<void> {
  for (const { meaning: other, words: others } of await readSynonymGroups(trx)) {
    if (other === meaning) continue;
    if (others.includes(meaning)) throw refused('meaning', meaning, other);
    const word = words.find((candidate) => candidate === other || others.includes(candidate));
    if (word) throw refused('words', word, other);
  }
}

function refused(field: string, word: string, meaning: string): ShopError {
  return wrongField(field, `“${word}” already belongs to “${meaning}”`);
}
