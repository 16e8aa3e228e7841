import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_ADDRESS = 2_000;
export const REDIRECT_PAGE = 100;

/** A path of the shop, or an address as copied from a browser, of which the path is used. */
const address = z
  .string()
  .trim()
  .min(1, 'Enter an address, such as /products/red-kurti')
  .max(MAX_ADDRESS, `At most ${MAX_ADDRESS} characters`);

export const redirectForm = z.object({ from: address, to: address });
export type RedirectForm = z.output<typeof redirectForm>;

const redirect = z.object({
  from: z.string(),
  to: z.string(),
  /** `rename`: made by the shop when a page's address was changed. */
  origin: z.enum(['owner', 'import', 'rename']),
  hits: z.int().nonnegative(),
  lastHitAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Redirect = z.infer<typeof redirect>;

const missingAddress = z.object({
  path: z.string(),
  count: z.int().positive(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type MissingAddress = z.infer<typeof missingAddress>;

export const listRedirects = staffEndpoint({
  method: 'GET',
  path: '/admin/redirect/list',
  summary: 'Where old addresses lead, newest first',
  permission: 'catalogue.write',
  query: z.object({
    q: z.string().trim().max(200).optional(),
    /** The `from` of the last one on the page before. */
    after: z.string().max(MAX_ADDRESS).optional(),
  }),
  body: nothing,
  reply: success({ redirects: z.array(redirect), nextAfter: z.string().nullable() }),
});

export const listMissingAddresses = staffEndpoint({
  method: 'GET',
  path: '/admin/redirect/missing',
  summary: 'Addresses that were asked for and lead nowhere, most asked for first',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: success({ missing: z.array(missingAddress) }),
});

export const saveRedirect = staffEndpoint({
  method: 'POST',
  path: '/admin/redirect/save',
  summary: 'Lets an old address lead to a page; one that leads back to itself is refused',
  permission: 'catalogue.write',
  query: nothing,
  body: redirectForm,
  reply: success({}),
});

export const deleteRedirect = staffEndpoint({
  method: 'POST',
  path: '/admin/redirect/delete',
  summary: 'Deletes a redirect',
  permission: 'catalogue.write',
  query: nothing,
  body: z.object({ from: address }),
  reply: success({}),
});

export const dismissMissingAddress = staffEndpoint({
  method: 'POST',
  path: '/admin/redirect/dismiss',
  summary: 'Forgets an address that leads nowhere, until it is asked for again',
  permission: 'catalogue.write',
  query: nothing,
  body: z.object({ path: address }),
  reply: success({}),
});

export const importRedirects = staffEndpoint({
  method: 'POST',
  path: '/admin/redirect/import',
  summary: 'Checks a file of redirects, as Shopify exports them, and saves them unless it is a preview',
  permission: 'catalogue.write',
  query: nothing,
  body: z.object({
    /** CSV with the columns `Redirect from` and `Redirect to`. */
    content: z
      .string()
      .min(1, 'The file is empty')
      .max(800_000, 'At most 800 KB; please divide the file')
      .meta({ examples: ['Redirect from,Redirect to\n/products/red-kurti,/product/red-kurti-4f7k2m'] }),
    isPreview: z.boolean().default(false),
  }),
  reply: success({
    /** How many are saved, or would be. */
    saved: z.int().nonnegative(),
    faults: z.array(z.object({ line: z.int(), message: z.string() })),
  }),
});

export const exportRedirects = staffEndpoint({
  method: 'POST',
  produces: ['text/csv'],
  path: '/admin/redirect/list.csv',
  summary: 'All redirects as CSV, in the columns that the import reads',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: notJson,
});
