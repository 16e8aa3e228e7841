import { exportData } from '@gulmohar/contract/accounts/user.ts';
import { MAX_PEOPLE, type Person } from '@gulmohar/contract/catalogue/size-advice/person.ts';
import {
  deletePerson,
  listPeople,
  savePerson,
} from '@gulmohar/contract/catalogue/size-advice/size-advice.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

function person(changed: Partial<Person> = {}): Person {
  return {
    id: uuid(),
    name: 'Me',
    isChild: false,
    bustCm: 91,
    waistCm: null,
    hipCm: 99,
    heightCm: null,
    birthMonth: null,
    measuredOn: null,
    liking: 'as-made',
    usualSize: '',
    ...changed,
  };
}

const child = {
  isChild: true,
  bustCm: null,
  hipCm: null,
  heightCm: 116,
  birthMonth: '2020-08',
  measuredOn: '2026-11-01',
};

test('a shopper keeps measures of herself and her child, changes them, takes them away, and finds them in her data', async () => {
  const { api } = await buildShopper(shop);
  const [me, aarav] = [person(), person({ name: 'Aarav', ...child })];
  await api(savePerson, { body: me });
  await api(savePerson, { body: aarav });
  const { people } = await api(savePerson, { body: { ...me, bustCm: 93 } });
  expect(people).toEqual([{ ...me, bustCm: 93 }, aarav]);
  expect(JSON.stringify(await api(exportData))).toContain('"birthMonth":"2020-08"');
  expect((await api(deletePerson, { body: { id: me.id } })).people).toEqual([aarav]);
});

test('measures are a shopper’s own, of eight people at most, and no height of an adult is kept', async () => {
  const [{ api }, stranger] = [await buildShopper(shop), await buildShopper(shop)];
  const first = person();
  for (let others = 1; others < MAX_PEOPLE; others += 1) await api(savePerson, { body: person() });
  await api(savePerson, { body: first });
  await expect(api(savePerson, { body: person() })).rejects.toThrow('At most 8 people');
  await api(savePerson, { body: { ...first, name: 'Mother' } });
  // The same id in another account is somebody else.
  await stranger.api(savePerson, { body: { ...first, name: 'Stranger' } });
  expect((await stranger.api(listPeople)).people).toHaveLength(1);
  await stranger.api(deletePerson, { body: { id: first.id } });
  const { people } = await api(listPeople);
  expect(people.find(({ id }) => id === first.id)?.name).toBe('Mother');
  await expect(api(savePerson, { body: { ...first, heightCm: 160 } })).rejects.toThrow(
    'Only a child’s height is kept',
  );
  await expect(api(savePerson, { body: { ...first, bustCm: 9 } })).rejects.toThrow('At least 40 cm');
  await expect(shop.api(listPeople)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
