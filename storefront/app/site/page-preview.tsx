import { getPagePreview } from '@gulmohar/contract/site/site-calls.ts';
import { apiContext } from '../api/context.ts';
import { throwNotFound } from '../api/not-found.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/page-preview';
import { withContents } from './load-page.ts';
import { PageBody } from './page-body.tsx';
import { PageSections } from './page-sections.tsx';

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { slug, ...shown } = await api(getPagePreview, { body: { key } }).catch(throwNotFound);
  return { isHome: slug === 'home', ...(await withContents(api, shown)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { title: loaderData?.page.title ?? '', description: '' });
}

/** A page as it is being edited, opened with a link from the admin that is valid for an hour. */
export default function PagePreview({ loaderData: { isHome, ...loaded } }: Route.ComponentProps) {
  return isHome ? <PageSections loaded={loaded} /> : <PageBody loaded={loaded} />;
}
