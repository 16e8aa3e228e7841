import { readHomeSections, saveHomeSections } from '@gulmohar/contract/admin/settings-calls.ts';
import { getHome } from '@gulmohar/contract/catalogue/home.ts';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const manager = await buildStaff(shop, 'manager');
afterAll(() => shop.close());

const story = { title: 'Sixteen steps', text: 'It takes three weeks.', craft: '' };

test('a story that a manager adds appears on the home page and disappears when it is removed', async () => {
  const { sections } = await manager.api(readHomeSections);
  expect(sections).toEqual({ story: null, makers: [], prices: [] });
  await manager.api(saveHomeSections, { body: { ...sections, story } });
  expect((await shop.api(getHome)).story).toEqual({ ...story, craft: null });
  await manager.api(saveHomeSections, { body: sections });
  expect((await shop.api(getHome)).story).toBeNull();
});

test.each([
  { story: { ...story, title: ' ' }, makers: [], prices: [] },
  { story: null, makers: [{ name: 'The dyers', town: '', text: 'Knots.', craft: '' }], prices: [] },
  { story: null, makers: [], prices: [{ upTo: 99_950 }] },
  { story: null, makers: [], prices: [{ upTo: 99_900 }, { upTo: 99_900 }] },
])('%j is refused and changes nothing', async (body) => {
  await expect(manager.api(saveHomeSections, { body })).rejects.toMatchObject({ status: 400 });
  expect((await manager.api(readHomeSections)).sections.story).toBeNull();
});
