import type { SearchWord } from '@gulmohar/contract/admin/search-word.ts';
import { sql } from 'kysely';
import { MAX_PHRASE } from '../../catalogue/search/language/read-search.ts';
import { asOneWord } from '../../catalogue/search/language/vocabulary.ts';
import { searchedWords } from '../../catalogue/search/language/words.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import type { Staff } from '../session/staff.ts';

export async function listWords(db: Database): Promise<SearchWord[]> {
  return db.selectFrom('search_word').orderBy('word').select(['word', 'kind', 'finds']).execute();
}

/**
 * Adds a word or phrase.
 * @throws ShopError INVALID_INPUT for one that no search can contain; STEP_NOT_POSSIBLE for one that searches
 * treat the same as an existing one, such as 'wine reds' and 'wine red'
 */
export async function addWord(db: Database, staff: Staff, { word, kind, finds }: SearchWord): Promise<void> {
  assertReadable(word);
  await db.transaction().execute(async (trx) => {
    await sql`lock table search_word in share row exclusive mode`.execute(trx);
    const same = (await listWords(trx)).find((other) => asOneWord(other.word) === asOneWord(word));
    if (same) throw isThere(word, same.word);
    const row = { word, kind, finds: storedFinds({ kind, finds }) };
    await trx.insertInto('search_word').values(row).execute();
    await recordChange(trx, staff, {
      action: 'search-word.create',
      subject: word,
      before: null,
      after: { kind, finds: row.finds },
    });
  });
}

/** Sets a word's meaning and what it finds. @throws ShopError NOT_FOUND */
export async function changeWord(
  db: Database,
  staff: Staff,
  { word, kind, finds }: SearchWord,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockWord(trx, word);
    const after = { kind, finds: storedFinds({ kind, finds }) };
    await trx.updateTable('search_word').set(after).where('word', '=', word).execute();
    await recordChange(trx, staff, { action: 'search-word.update', subject: word, before, after });
  });
}

/** @throws ShopError NOT_FOUND */
export async function removeWord(db: Database, staff: Staff, word: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockWord(trx, word);
    await trx.deleteFrom('search_word').where('word', '=', word).execute();
    await recordChange(trx, staff, { action: 'search-word.delete', subject: word, before, after: null });
  });
}

async function lockWord(trx: Transaction, word: string): Promise<Omit<SearchWord, 'word'>> {
  const row = await trx
    .selectFrom('search_word')
    .where('word', '=', word)
    .forUpdate()
    .select(['kind', 'finds'])
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND', `The search word “${word}” no longer exists.`);
  return row;
}

function storedFinds({ kind, finds }: Omit<SearchWord, 'word'>): string[] {
  const written = kind === 'size' ? finds : finds.map((found) => found.toLowerCase());
  const keys = written.map(asOneWord);
  return written.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

function assertReadable(word: string): void {
  const { length } = searchedWords(word);
  if (length === 0) throw wrongField('word', 'Searches would not recognise this as a word');
  if (length > MAX_PHRASE) throw wrongField('word', `A phrase has at most ${MAX_PHRASE} words`);
}

function isThere(word: string, other: string): ShopError {
  const message =
    word === other
      ? `“${word}” already exists: change it instead`
      : `“${word}” is read as “${other}”, which already exists: change that instead`;
  return new ShopError('STEP_NOT_POSSIBLE', message, { fields: { word: message } });
}
