import {
  checkTargets,
  listPages,
  listSiteArticles,
  type SitePage,
} from '@gulmohar/contract/admin/site-page.ts';
import { defaultPages } from '@gulmohar/contract/site/default-pages.ts';
import { pagePath } from '@gulmohar/contract/site/target-path.ts';
import { findLiveTargets } from '../../catalogue/site/live-targets.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Reads } from '../../platform/database/reads.ts';
import type { Route } from '../../platform/http/route.ts';
import { documentTitle } from '../../shop/document/document-title.ts';
import { findDocuments, readDraft } from '../../shop/document/read-document.ts';
import { staffRoute } from '../session/staff-route.ts';
import { readArticles } from './read-articles.ts';

type Needs = { db: Database; reads: Reads };

export function pageRoutes({ db, reads }: Needs): Route[] {
  return [
    staffRoute(listPages, {}, async () => {
      const written = await findDocuments(db, 'page');
      const byDefault = Object.keys(defaultPages).filter((slug) => !written.some(({ key }) => key === slug));
      const states = new Map(written.map((document) => [document.key, document]));
      const pages: SitePage[] = [];
      for (const slug of [...byDefault, ...states.keys()]) {
        const {
          isPublished = false,
          hasDraft = false,
          publishAt = null,
          fault = null,
        } = states.get(slug) ?? {};
        const page = await readDraft(db, 'page', slug);
        pages.push({
          slug,
          title: documentTitle({ kind: 'page', key: slug }, page?.title),
          path: pagePath(slug),
          isPublished: isPublished || Object.hasOwn(defaultPages, slug),
          hasDraft,
          publishAt,
          fault,
        });
      }
      return { pages: pages.toSorted((one, other) => one.path.localeCompare(other.path)) };
    }),

    staffRoute(listSiteArticles, {}, async () => ({ articles: await readArticles(db) })),

    staffRoute(checkTargets, {}, async ({ body: { targets } }) => {
      const isLive = await findLiveTargets(reads, targets);
      return { dead: targets.filter((target) => !isLive(target)) };
    }),
  ];
}
