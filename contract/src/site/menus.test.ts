import { expect, test } from 'vitest';
import { defaultMenus } from './default-menus.ts';
import { readMenusDocument } from './menus.ts';

test('menus of a later release are shown without the links that this one does not know', () => {
  const unknown = { id: 'x', text: 'Planets', target: { kind: 'planet', value: 'mars' } };
  const [home] = defaultMenus.main;
  const stored = {
    ...defaultMenus,
    main: [
      { ...home, links: [unknown] },
      { ...unknown, hasCategories: false, links: [] },
    ],
    footer: defaultMenus.footer.map((column) => ({ ...column, links: [unknown, ...column.links] })),
  };
  expect(readMenusDocument(stored)).toEqual({ ...defaultMenus, main: [{ ...home, links: [] }] });
  expect(readMenusDocument(JSON.parse(JSON.stringify(defaultMenus)))).toEqual(defaultMenus);
});
