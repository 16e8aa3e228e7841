import { z } from 'zod';
import { text } from '../values/text-field.ts';
import { linkTarget } from './link-target.ts';

const MAX_LINKS = 12;

/** Unique among its neighbours. */
const id = z.string().regex(/^[\w-]{1,40}$/);
const menuLink = z.object({ id, text: text(40, 'Please enter a text'), target: linkTarget });
const links = z.array(menuLink).max(MAX_LINKS, `At most ${MAX_LINKS} links`);

/** The owner's menus: the main one with a second level, and the columns of links in the footer. */
export const menusDocument = z.object({
  schemaVersion: z.literal(1),
  main: z
    .array(
      menuLink.extend({
        /** Whether the shop's categories are listed below the link, before the other links. */
        hasCategories: z.boolean(),
        links,
      }),
    )
    .min(1, 'Please add a link')
    .max(8, 'At most eight links'),
  footer: z
    .array(z.object({ id, title: text(40, 'Please enter a title'), links }))
    .max(2, 'At most two columns'),
});
export type MenusDocument = z.output<typeof menusDocument>;
export type MenuLink = z.output<typeof menuLink>;
