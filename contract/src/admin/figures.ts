import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { type FigureTableName, figureTableNames } from './figure-tables.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** In days, including today. */
export const figurePeriods = ['1', '7', '30', '90', '365'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** A page shows this many rows; the file has all of them. */
export const MAX_FIGURE_ROWS = 100;

const query = z.object({
  table: z.enum(figureTableNames as [FigureTableName, ...FigureTableName[]]),
  days: z.enum(figurePeriods).default('30'),
});

export const figureRow = z.object({
  /** By what its orders, or its page, are found. */
  key: z.string(),
  label: z.string(),
  /** Numbers and paise, as `figureTables` names them; null: there is no such figure yet. */
  values: z.array(z.number().nullable()),
});
export type FigureRow = z.infer<typeof figureRow>;

export const getFigures = staffEndpoint({
  method: 'GET',
  path: '/admin/figures/table',
  summary: `A table of figures of the given number of days, including today so far; its first ${MAX_FIGURE_ROWS} rows`,
  permission: 'sales.read',
  query,
  body: nothing,
  reply: success({
    rows: z.array(figureRow),
    totalRows: z.int(),
    /** The first and the last day, in Indian time. */
    from: z.iso.date(),
    to: z.iso.date(),
  }),
});

export const exportFigures = staffEndpoint({
  method: 'GET',
  path: '/admin/figures/table.csv',
  summary: 'A table of figures as CSV, with amounts in rupees',
  permission: 'sales.read',
  produces: ['text/csv'],
  query,
  body: nothing,
  reply: notJson,
});
