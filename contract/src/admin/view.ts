import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { text } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const viewedLists = ['orders', 'products', 'customers'] as const;
export type ViewedList = (typeof viewedLists)[number];

export const MAX_VIEWS = 20;

export const savedView = z.object({
  viewId: z.uuid(),
  name: z.string(),
  /** Filters, order and columns as in the list's URL. */
  query: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

const list = z.enum(viewedLists);
const name = text(40, 'Please enter a name');

/** The search text is not stored, because it is often somebody's name. */
const query = z
  .string()
  .max(1_000)
  .refine((text) => !new URLSearchParams(text).has('q'), 'A view cannot include a search');

const views = { views: z.array(savedView) };

export const listViews = staffEndpoint({
  method: 'GET',
  path: '/admin/view/list',
  summary: 'The caller’s own views of a list, and the columns they chose for it',
  permission: 'admin',
  query: z.object({ list }),
  body: nothing,
  reply: success({
    ...views,
    /** null for the list's default columns. */
    columns: z.array(z.string()).nullable(),
  }),
});

export const saveView = staffEndpoint({
  method: 'POST',
  path: '/admin/view/save',
  summary: `Saves a view under a new name; at most ${MAX_VIEWS} per list`,
  permission: 'admin',
  query: nothing,
  body: z.object({ list, name, query }),
  reply: success({ view: savedView }),
});

export const changeView = staffEndpoint({
  method: 'POST',
  path: '/admin/view/change',
  summary: 'Changes the name or filters of one of the caller’s views',
  permission: 'admin',
  query: nothing,
  body: z.object({ viewId: z.uuid(), name: name.optional(), query: query.optional() }),
  reply: success({ view: savedView }),
});

export const deleteView = staffEndpoint({
  method: 'POST',
  path: '/admin/view/delete',
  summary: 'Deletes one of the caller’s views',
  permission: 'admin',
  query: nothing,
  body: z.object({ viewId: z.uuid() }),
  reply: success({}),
});

export const chooseColumns = staffEndpoint({
  method: 'POST',
  path: '/admin/view/columns',
  summary: 'Sets the columns that a list shows to the caller',
  permission: 'admin',
  query: nothing,
  body: z.object({ list, columns: z.array(z.string().max(30)).min(1).max(20) }),
  reply: success({}),
});
