import { MAX_PEOPLE, type Person } from '@gulmohar/contract/catalogue/size-advice/person.ts';
import type { Database } from '../../platform/database/connection.ts';
import { wrongField } from '../../platform/http/shop-error.ts';

export async function findPeople(db: Database, userId: string): Promise<Person[]> {
  const rows = await db
    .selectFrom('size_person')
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isChild: row.is_child,
    bustCm: row.bust_cm,
    waistCm: row.waist_cm,
    hipCm: row.hip_cm,
    heightCm: row.height_cm,
    birthMonth: row.birth_month,
    measuredOn: row.measured_on,
    liking: row.liking,
    usualSize: row.usual_size,
  }));
}

/** @throws ShopError INVALID_INPUT for one person too many */
export async function savePerson(db: Database, userId: string, { id, ...person }: Person): Promise<void> {
  const values = {
    name: person.name,
    is_child: person.isChild,
    bust_cm: person.bustCm,
    waist_cm: person.waistCm,
    hip_cm: person.hipCm,
    height_cm: person.heightCm,
    birth_month: person.birthMonth,
    measured_on: person.measuredOn,
    liking: person.liking,
    usual_size: person.usualSize,
  };
  await db.transaction().execute(async (trx) => {
    // Two calls at once must not both add the last one.
    await trx.selectFrom('users').where('id', '=', userId).forNoKeyUpdate().select('id').execute();
    const others = await trx
      .selectFrom('size_person')
      .where('user_id', '=', userId)
      .where('id', '<>', id)
      .select('id')
      .execute();
    if (others.length >= MAX_PEOPLE)
      throw wrongField('name', `At most ${MAX_PEOPLE} people. Please delete one first.`);
    await trx
      .insertInto('size_person')
      .values({ id, user_id: userId, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(values))
      .execute();
  });
}

export async function deletePerson(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom('size_person').where('user_id', '=', userId).where('id', '=', id).execute();
}
