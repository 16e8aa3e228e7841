import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { product } from '../catalogue/product.ts';
import { type PageDocument, pageDocument, type SectionedDocument } from './page-document.ts';
import { pageSlug } from './page-slug.ts';

/** The products of each section that is a row of products. */
export const productRows = z.array(z.object({ sectionId: z.string(), products: z.array(product) }));

export type ShownPage<Page extends SectionedDocument = PageDocument> = {
  page: Page;
  rows: z.output<typeof productRows>;
};

export const getPage = endpoint({
  method: 'GET',
  path: '/site/page',
  summary: 'A page of the owner’s with the sections that are shown now, and the products in them',
  query: z.object({ slug: pageSlug }),
  body: nothing,
  reply: success({ page: pageDocument, rows: productRows }),
});

const link = z.object({ text: z.string(), to: z.string() });

export const getMenus = endpoint({
  method: 'GET',
  path: '/site/menus',
  summary: 'The main menu and the footer’s links; those that lead nowhere are left out',
  query: nothing,
  body: nothing,
  reply: success({
    main: z.array(link.extend({ hasCategories: z.boolean(), links: z.array(link) })),
    footer: z.array(z.object({ title: z.string(), links: z.array(link) })),
  }),
});
export type Menus = Omit<z.output<typeof getMenus.reply>, 'success'>;

export const getSizeGuide = endpoint({
  method: 'GET',
  path: '/site/size-guide',
  summary: 'The page with the sizes of a category; null if there is none',
  query: z.object({ category: z.string().min(1).max(60) }),
  body: nothing,
  reply: success({ guide: z.object({ title: z.string(), to: z.string() }).nullable() }),
});
