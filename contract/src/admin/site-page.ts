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
  /** Why the draft was not published, although its time has come. */
  fault: z.string().nullable(),
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

export const siteArticle = sitePage.extend({
  date: z.iso.date(),
  author: z.string(),
  tags: z.array(z.string()),
});
export type SiteArticle = z.output<typeof siteArticle>;

export const listSiteArticles = staffEndpoint({
  method: 'GET',
  path: '/admin/site/articles',
  summary: 'The articles of the journal, published or not, the newest first',
  permission: 'site.write',
  query: nothing,
  body: nothing,
  reply: success({ articles: z.array(siteArticle) }),
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
