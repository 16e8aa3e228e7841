import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { fileBody } from '../api/file-body.ts';
import { MAX_WHOLE_NUMBER, wholeNumber } from '../values/whole-number.ts';
import { allWooHeadings } from './import-headings.ts';
import {
  importedOutcomes,
  importedPicture,
  importedProduct,
  importFileKinds,
  importMapping,
  importSurvey,
  shopFileUpload,
  shopImport,
} from './shop-import.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const REPORT_PAGE = 100;

const importId = z.uuid();
const ofImport = z.object({ importId });
const page = z.object({ importId, after: z.coerce.number().int().min(0).max(MAX_WHOLE_NUMBER).default(0) });

export const listShopImports = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/list',
  summary: 'The moves from another shop, the last first',
  permission: 'products.write',
  query: nothing,
  body: nothing,
  reply: success({ imports: z.array(shopImport) }),
});

export const uploadShopFile = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/upload',
  summary:
    'Adds a file that Shopify, WooCommerce or a review service exported; it is recognised by its headings, nothing changes',
  permission: 'products.write',
  consumes: { as: 'file', ...shopFileUpload },
  query: z.object({ fileName: z.string().max(200).default('products.csv'), importId: importId.optional() }),
  body: fileBody,
  reply: success({ importId, kind: z.enum(importFileKinds), rows: z.int() }),
});

export const nameImportColumns = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/columns',
  summary:
    'Says which columns of a file are which of WooCommerce’s, where its headings are in another language; what was said before no longer counts',
  permission: 'products.write',
  query: nothing,
  body: z.object({
    importId,
    /** Its position among the files. */
    file: z.int().min(0).max(1_000),
    columns: z
      .array(z.object({ at: z.int().min(0).max(10_000), heading: z.enum(allWooHeadings) }))
      .min(1, 'Please say what at least one column is')
      .max(allWooHeadings.length)
      .refine(
        (columns) => new Set(columns.map(({ at }) => at)).size === columns.length,
        'A column can only be one of them',
      ),
  }),
  reply: success({ kind: z.enum(importFileKinds) }),
});

export const getShopImport = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/get',
  summary: 'The files of an import, what was chosen for them, and its progress',
  permission: 'products.write',
  query: ofImport,
  body: nothing,
  reply: success({ import: shopImport }),
});

export const surveyShopImport = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/survey',
  summary: 'The types, options and columns in the files, with what is proposed for them',
  permission: 'products.write',
  query: ofImport,
  body: nothing,
  reply: success({ survey: importSurvey }),
});

export const checkShopImport = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/check',
  summary: 'Has a job check everything in the files with these choices; nothing of the shop changes',
  permission: 'products.write',
  query: nothing,
  body: z.object({ importId, mapping: importMapping }),
  reply: success({}),
});

export const runShopImport = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/run',
  summary: 'Has a job import what was checked, then the pictures of products',
  permission: 'products.write',
  query: nothing,
  body: ofImport,
  reply: success({}),
});

export const undoShopImport = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/undo',
  summary:
    'Takes an import back: what is new goes, what was changed becomes what it was; what is used otherwise by now stays',
  permission: 'products.write',
  query: nothing,
  body: ofImport,
  reply: success({}),
});

export const MAX_INVITES_PER_DAY = 5_000;

export const inviteImportedCustomers = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/invite',
  summary: 'Has an import’s customers invited to choose a password, so many a day, or nobody from now on',
  permission: 'customers.privacy',
  query: nothing,
  body: z.object({
    importId,
    perDay: z
      .int('Please enter a number')
      .min(1, 'At least 1')
      .max(MAX_INVITES_PER_DAY, `At most ${MAX_INVITES_PER_DAY} a day`)
      .nullable(),
  }),
  reply: success({}),
});

export const listImportedProducts = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/products',
  summary:
    'What becomes, or became, of each product, customer, coupon, past order or review of the files, with what to know about it',
  permission: 'products.write',
  query: page.extend({ outcome: z.enum([...importedOutcomes, 'noted']).optional() }),
  body: nothing,
  reply: success({ products: z.array(importedProduct), next: z.int().nullable() }),
});

export const exportImportReport = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/report.csv',
  summary: 'Everything that an import leaves out, shortens or keeps unseen, as CSV',
  permission: 'products.write',
  produces: ['text/csv'],
  query: ofImport,
  body: nothing,
  reply: notJson,
});

export const listImportPictures = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/pictures',
  summary: 'The pictures of an import, those that could not be fetched, or not yet, first',
  permission: 'products.write',
  query: page,
  body: nothing,
  reply: success({ pictures: z.array(importedPicture), next: z.int().nullable() }),
});

export const retryImportPictures = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/pictures/retry',
  summary: 'Fetches the pictures that could not be fetched once more, now',
  permission: 'products.write',
  query: nothing,
  body: z.object({ importId, /** One of them; absent: all. */ url: z.string().optional() }),
  reply: success({ pictures: wholeNumber }),
});

export const exportForShopify = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/shopify.csv',
  summary: 'Every product in Shopify’s format; what came in it and was not changed goes out as it came',
  permission: 'products.read',
  produces: ['text/csv'],
  query: nothing,
  body: nothing,
  reply: notJson,
});
