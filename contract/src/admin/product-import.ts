import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { fileBody } from '../api/file-body.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const importUpload = { types: ['text/csv'], maxBytes: 64 * 1024 * 1024 } as const;

export const MAX_SHOWN_FAULTS = 100;

export const importDoubts = ['price-jump', 'shortened-code', 'date', 'text', 'code'] as const;
export type ImportDoubt = (typeof importDoubts)[number];

export const importChange = z.object({
  line: z.int(),
  productName: z.string(),
  column: z.string(),
  /** As people read them; empty for nothing. */
  before: z.string(),
  after: z.string(),
});
export type ImportChange = z.infer<typeof importChange>;

export const importFault = z.object({
  line: z.int(),
  column: z.string(),
  message: z.string(),
});

export const productImport = z.object({
  importId: z.uuid(),
  fileName: z.string(),
  /** `checked`: nothing has changed yet. `failed`: the file as a whole cannot be read. */
  startedAt: z.iso.datetime(),
  /** The last time that the same file was checked before, and whether it was imported then; null if it was not. */
  earlier: z.object({ at: z.iso.datetime(), isImported: z.boolean() }).nullable(),
  state: z.enum(['checking', 'checked', 'running', 'done', 'failed']),
  problem: z.string().nullable(),
  rows: z.object({
    total: z.int(),
    done: z.int(),
    new: z.int(),
    changed: z.int(),
    same: z.int(),
    wrong: z.int(),
    warned: z.int(),
    otherStock: z.int(),
  }),
  faults: z.array(importFault),
  /** What a checked file would change of existing products; the first `FAULTS_SHOWN`. */
  changes: z.array(importChange),
  changesTotal: z.int(),
  cleared: z.int(),
  doubts: z.array(z.object({ kind: z.enum(importDoubts), count: z.int() })),
  /** Points to check before importing; the first `FAULTS_SHOWN`. */
  warnings: z.array(importFault),
});
export type ProductImport = z.infer<typeof productImport>;

export const startImport = staffEndpoint({
  method: 'POST',
  path: '/admin/product/import/start',
  summary: 'Uploads a CSV file of products; a job checks it row by row and changes nothing',
  permission: 'products.write',
  consumes: { as: 'file', ...importUpload },
  query: z.object({ fileName: z.string().max(200).default('products.csv') }),
  body: fileBody,
  reply: success({ importId: z.uuid() }),
});

export const getImport = staffEndpoint({
  method: 'GET',
  path: '/admin/product/import/get',
  summary: 'The progress of an import, and the errors in its rows',
  permission: 'products.write',
  query: z.object({ importId: z.uuid() }),
  body: nothing,
  reply: success({ import: productImport }),
});

export const runImport = staffEndpoint({
  method: 'POST',
  path: '/admin/product/import/run',
  summary: 'Imports the valid rows of a checked file',
  permission: 'products.write',
  query: nothing,
  body: z.object({
    importId: z.uuid(),
    setsStock: z.boolean().default(false),
    /** The kinds of doubtful values that were looked at; without them, a file that has any is refused. */
    accepted: z.array(z.enum(importDoubts)).default([]),
  }),
  reply: success({}),
});

export const exportProducts = staffEndpoint({
  method: 'GET',
  path: '/admin/product/export.csv',
  summary: 'Every product as CSV, in the columns of an import',
  permission: 'products.read',
  produces: ['text/csv'],
  query: nothing,
  body: nothing,
  reply: notJson,
});

export const exportImportChanges = staffEndpoint({
  method: 'GET',
  path: '/admin/product/import/changes.csv',
  summary: 'Every field that a checked file would change, with its old and new value, as CSV',
  permission: 'products.write',
  produces: ['text/csv'],
  query: z.object({ importId: z.uuid() }),
  body: nothing,
  reply: notJson,
});

export const exportImportFaults = staffEndpoint({
  method: 'GET',
  path: '/admin/product/import/faults.csv',
  summary: 'The invalid rows of an import as CSV, each with its error',
  permission: 'products.write',
  produces: ['text/csv'],
  query: z.object({ importId: z.uuid() }),
  body: nothing,
  reply: notJson,
});
