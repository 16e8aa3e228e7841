import { z } from 'zod';
import { text } from '../values/text-field.ts';
import { linkTarget } from './link-target.ts';

const MAX_LINKS = 12;

/** Unique among its neighbours. */
const id = z.string().regex(/^[\w-]{1,40}$/);
const menuLink = z.object({ id, text: text(40, 'Please enter a text'), target: linkTarget });
const links = z.array(menuLink).max(MAX_LINKS, `At most ${MAX_LINKS} links`);

const mainLink = menuLink.extend({
  /** Whether the shop's categories are listed below the link, before the other links. */
  hasCategories: z.boolean(),
  links,
});
const column = z.object({ id, title: text(40, 'Please enter a title'), links });

/** The owner's menus: the main one with a second level, and the columns of links in the footer. */
export const menusDocument = z.object({
  schemaVersion: z.literal(1),
  main: z.array(mainLink).min(1, 'Please add a link').max(8, 'At most eight links'),
  footer: z.array(column).max(2, 'At most two columns'),
});
export type MenusDocument = z.output<typeof menusDocument>;
export type MenuLink = z.output<typeof menuLink>;

/** As they may be stored, with links that are not known here. */
const storedLinks = z.array(z.unknown());
const storedMenus = z.looseObject({
  main: z.array(z.looseObject({ links: storedLinks })),
  footer: z.array(z.looseObject({ links: storedLinks })),
});

/** Reads stored menus, perhaps of another release: links to what is unknown here are left out. */
export function readMenusDocument(stored: unknown): MenusDocument {
  const { main, footer } = storedMenus.parse(stored);
  const withKnown = <Row extends { links: unknown[] }>(row: Row) => ({
    ...row,
    links: row.links.flatMap((link) => menuLink.safeParse(link).data ?? []),
  });
  return {
    schemaVersion: 1,
    main: main.flatMap((row) => mainLink.safeParse(withKnown(row)).data ?? []),
    footer: footer.flatMap((row) => column.safeParse(withKnown(row)).data ?? []),
  };
}
