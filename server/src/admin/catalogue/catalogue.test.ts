import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { listAdminBestsellers, saveBestsellers } from '@gulmohar/contract/admin/bestseller.ts';
import {
  type FilterForm,
  listAdminFilters,
  orderFilters,
  saveFilter,
} from '@gulmohar/contract/admin/filter.ts';
import {
  addSearchWord,
  changeSearchWord,
  listSearchWords,
  removeSearchWord,
} from '@gulmohar/contract/admin/search-word.ts';
import { listSynonyms, saveSynonyms } from '@gulmohar/contract/admin/synonym.ts';
import { listFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { listBestsellers, listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { listenForChanges } from '../../platform/invalidation/listen-for-changes.ts';
import { createLog } from '../../platform/log/log.ts';

let listener: { stop(): Promise<void> };

const shop = await testShop();
const manager = await buildStaff(shop, 'manager');
await new Promise<void>((resolve, reject) => {
  listener = listenForChanges(shop.database.connection, createLog('silent'), () => {
    shop.changes.poll().then(resolve, reject);
  });
});
afterAll(async () => {
  await listener.stop();
  await shop.close();
});

const indigo = { value: 'indigo', displayName: 'Indigo', colorCode: '#1F2F5C', isActive: true };
const rose = { value: 'rose', displayName: 'Rose', colorCode: '#b8155b', isActive: true };

function colours(values: FilterForm['values'], input: Partial<FilterForm> = {}): FilterForm {
  return {
    name: 'color',
    displayName: 'Colour',
    description: '',
    type: 'global',
    filterType: 'multi-select',
    isActive: true,
    values,
    ...input,
  };
}

async function shownColours() {
  const { filters } = await shop.api(listFilters);
  return filters.find(({ name }) => name === 'color')?.values.map(({ displayName }) => displayName);
}

describe('a manager edits the filters', () => {
  test('shoppers see changed names, order and visibility at once', async () => {
    await manager.api(saveFilter, { body: colours([indigo, rose]) });
    await expect.poll(shownColours).toEqual(['Indigo', 'Rose']);
    const renamed = { ...rose, displayName: 'Gulabi' };
    await manager.api(saveFilter, { body: colours([renamed, { ...indigo, isActive: false }]) });
    await expect.poll(shownColours).toEqual(['Gulabi']);
    const { filters } = await manager.api(listAdminFilters);
    expect(filters[0]?.values.map(({ value, colorCode }) => [value, colorCode])).toEqual([
      ['rose', '#b8155b'],
      ['indigo', '#1f2f5c'],
    ]);
  });

  test('cannot remove a value that products use, but can remove an unused one', async () => {
    await manager.api(saveFilter, { body: colours([indigo, rose]) });
    await buildProduct(shop.db, { facets: ['color:indigo'] });
    await expect(manager.api(saveFilter, { body: colours([rose]) })).rejects.toMatchObject({
      code: 'STEP_NOT_POSSIBLE',
      message: '1 products use “Indigo”: hide it instead',
    });
    await manager.api(saveFilter, { body: colours([indigo]) });
    expect((await manager.api(listAdminFilters)).carried.color).toEqual({ indigo: 1 });
  });

  test('can reorder the filters themselves', async () => {
    await manager.api(saveFilter, { body: colours([indigo]) });
    await manager.api(saveFilter, { body: colours([], { name: 'material', displayName: 'Fabric' }) });
    await manager.api(orderFilters, { body: { names: ['material', 'color'] } });
    const { filters } = await manager.api(listAdminFilters);
    expect(filters.map(({ name }) => name)).toEqual(['material', 'color']);
  });

  test.each([
    [[{ ...indigo, colorCode: 'blue' }], 'values.0.colorCode'],
    [[{ ...indigo, value: 'a,b' }], 'values.0.value'],
    [[indigo, { ...indigo, displayName: 'Twice' }], 'values'],
  ])('%j is refused', async (values, field) => {
    await expect(manager.api(saveFilter, { body: colours(values) })).rejects.toMatchObject({
      reply: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('a manager edits the search synonyms', () => {
  const found = async (search: string) =>
    (await shop.api(listProducts, { query: { search } })).products.map(({ name }) => name);

  test('a new synonym finds the products until it is removed', async () => {
    await buildProduct(shop.db, { name: 'Mirrorwork Jacket', category: 'Women' });
    expect(await found('koti')).toEqual([]);
    await manager.api(saveSynonyms, { body: { meaning: 'jacket', words: ['Koti', 'waistcoat', 'jacket'] } });
    await expect.poll(() => found('koti')).toEqual(['Mirrorwork Jacket']);
    const { groups } = await manager.api(listSynonyms);
    expect(groups).toContainEqual({ meaning: 'jacket', words: ['koti', 'waistcoat'] });
    await manager.api(saveSynonyms, { body: { meaning: 'jacket', words: [] } });
    await expect.poll(() => found('koti')).toEqual([]);
  });

  test.each([
    ['jacket', ['sari'], 'words', '“sari” already belongs to “saree”'],
    ['jacket', ['kurti'], 'words', '“kurti” already belongs to “kurti”'],
    ['sari', ['drape'], 'meaning', '“sari” already belongs to “saree”'],
  ])('%s with %j is refused because each word has one meaning', async (meaning, words, field, message) => {
    await expect(manager.api(saveSynonyms, { body: { meaning, words } })).rejects.toMatchObject({
      reply: { fields: { [field]: message } },
    });
  });
});

describe('a manager edits the search words', () => {
  const found = async (search: string) =>
    (await shop.api(listProducts, { query: { search } })).products.map(({ name }) => name);

  test('a colour word finds its colours at once, follows a change, and finds nothing once it is removed', async () => {
    await buildProduct(shop.db, { name: 'Chiragi Lantern in Teal' });
    await buildProduct(shop.db, { name: 'Chiragi Lantern in Mauve' });
    expect(await found('firangi')).toEqual([]);
    const body = { word: ' Firangi ', kind: 'colour' as const, finds: ['Teal', 'teals'] };
    await manager.api(addSearchWord, { body });
    await expect.poll(() => found('firangi')).toEqual(['Chiragi Lantern in Teal']);
    expect((await manager.api(listSearchWords)).words).toContainEqual({
      word: 'firangi',
      kind: 'colour',
      finds: ['teal'],
    });
    await manager.api(changeSearchWord, { body: { ...body, word: 'firangi', finds: ['mauve'] } });
    await expect.poll(() => found('firangi')).toEqual(['Chiragi Lantern in Mauve']);
    await manager.api(removeSearchWord, { body: { word: 'firangi' } });
    await expect.poll(() => found('firangi')).toEqual([]);

    const owner = await buildStaff(shop, 'owner');
    const { entries } = await owner.api(listAudit, { query: { subject: 'firangi' } });
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['search-word.delete', { kind: 'colour', finds: ['mauve'] }, null],
      ['search-word.update', { finds: ['teal'] }, { finds: ['mauve'] }],
      ['search-word.create', null, { kind: 'colour', finds: ['teal'] }],
    ]);
  });

  test.each([
    ['maroon', '“maroon” already exists: change it instead'],
    ['Wine-Reds', '“wine-reds” is read as “wine red”, which already exists: change that instead'],
  ])('%s is refused because it already exists', async (word, message) => {
    await expect(
      manager.api(addSearchWord, { body: { word, kind: 'colour', finds: [] } }),
    ).rejects.toMatchObject({ status: 409, reply: { message, fields: { word: message } } });
  });

  test.each([
    ['1500', 'other', [], 'word', 'A word must contain letters'],
    ['one two three four five', 'other', [], 'word', 'A phrase has at most 4 words'],
    ['firangi', 'silent', ['teal'], 'finds', 'A word of this kind finds nothing by itself'],
    ['dedh', 'number', ['1.5'], 'finds', 'Please enter one whole number'],
    ['chhotu', 'size', [], 'finds', 'Please enter at least one size'],
  ] as const)('%s as %s with %j is refused', async (word, kind, finds, field, message) => {
    await expect(
      manager.api(addSearchWord, { body: { word, kind, finds: [...finds] } }),
    ).rejects.toMatchObject({ status: 400, reply: { fields: { [field]: message } } });
  });

  test('a word that no longer exists can be neither changed nor removed', async () => {
    const body = { word: 'nobodys', kind: 'other' as const, finds: [] };
    await expect(manager.api(changeSearchWord, { body })).rejects.toMatchObject({ status: 404 });
    await expect(manager.api(removeSearchWord, { body })).rejects.toMatchObject({ status: 404 });
  });

  test('a packer can neither add nor remove a word', async () => {
    const packer = await buildStaff(shop, 'packer');
    const body = { word: 'firangi', kind: 'colour' as const, finds: ['teal'] };
    await expect(packer.api(addSearchWord, { body })).rejects.toMatchObject({ status: 403 });
    await expect(packer.api(removeSearchWord, { body: { word: 'maroon' } })).rejects.toMatchObject({
      status: 403,
    });
    const { words } = await manager.api(listSearchWords);
    expect(words.map(({ word }) => word)).toContain('maroon');
    expect(words.map(({ word }) => word)).not.toContain('firangi');
  });
});

test('shoppers see the best sellers in the order a manager set', async () => {
  const [one = '', two = '', three = ''] = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => buildProduct(shop.db, { name })),
  );
  await manager.api(saveBestsellers, { body: { productIds: [two, one] } });
  await manager.api(saveBestsellers, { body: { productIds: [three, two, one] } });
  const names = async () => (await shop.api(listBestsellers)).bestsellers.map(({ name }) => name);
  await expect.poll(names).toEqual(['Three', 'Two', 'One']);
  await manager.api(saveBestsellers, { body: { productIds: [one] } });
  const { bestsellers } = await manager.api(listAdminBestsellers);
  expect(bestsellers.map(({ productId }) => productId)).toEqual([one]);
  await expect(manager.api(saveBestsellers, { body: { productIds: ['nothing'] } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(manager.api(saveBestsellers, { body: { productIds: [one, one] } })).rejects.toMatchObject({
    status: 400,
  });
});
