import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { linkTarget } from '../site/link-target.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const sitePage = z.object({
  slug: z.string(),
  title: z.string(),
  path: z.string(),
  /** Whether shoppers can open it; the pages that every shop has are there from the start. */
  isPublished: z.boolean(),
  hasDraft: z.boolean(),
  publishAt: z.iso.datetime().nullable(),
});
export type SitePage = z.output<typeof sitePage>;

export const listPages = staffEndpoint({
  method: 'GET',
  path: '/admin/site/pages',
  summary: 'The pages that every shop has, and those that somebody has written',
  permission: 'site.write',
  query: nothing,
  body: nothing,
  reply: success({ pages: z.array(sitePage) }),
});

export const MAX_TARGETS_CHECKED = 200;

export const checkTargets = staffEndpoint({
  method: 'POST',
  path: '/admin/site/check-targets',
  summary: 'Which of these targets shoppers cannot open',
  permission: 'site.write',
  query: nothing,
  body: z.object({ targets: z.array(linkTarget).max(MAX_TARGETS_CHECKED) }),
  reply: success({ dead: z.array(linkTarget) }),
});
