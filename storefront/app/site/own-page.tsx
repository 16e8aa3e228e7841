import { pagePath } from '@gulmohar/contract/site/target-path.ts';
import { redirect } from 'react-router';
import { apiContext } from '../api/context.ts';
import { trailFromHome } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/own-page';
import { loadPage } from './load-page.ts';
import { PageBody } from './page-body.tsx';

const MOVED = 301;

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const path = pagePath(slug);
  // Home and About have addresses of their own.
  if (path !== paths.page(slug)) throw redirect(path, MOVED);
  return loadPage(context.get(apiContext), slug);
}

export function meta({ matches, loaderData, params: { slug } }: Route.MetaArgs) {
  const shop = shopOf(matches);
  if (!shop || !loaderData) return [];
  const { page } = loaderData;
  const path = paths.page(slug);
  return pageMeta(matches, {
    title: page.seo.title || page.title,
    description: page.seo.description || `${page.title} – ${shop.name}`,
    canonicalPath: path,
    jsonLd: [trailFromHome(shop, { name: page.title, path }), ...loaderData.questions],
  });
}

/** A page that the owner made. */
export default function OwnPage({ loaderData }: Route.ComponentProps) {
  return <PageBody loaded={loaderData} />;
}
