import { aboutMessages as messages } from '../about/about.messages.ts';
import { apiContext } from '../api/context.ts';
import { organizationFacts, trailFromHome } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/about-page';
import { loadPage } from './load-page.ts';
import { PageBody } from './page-body.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context.get(apiContext), 'about');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shop = shopOf(matches);
  if (!shop || !loaderData) return [];
  const { page, about } = loaderData;
  const title = page.seo.title || page.title;
  return pageMeta(matches, {
    title,
    description:
      page.seo.description ||
      (shop.brand === 'demo' && about?.text === ''
        ? messages.description(shop.name)
        : messages.plainDescription(shop.name)),
    canonicalPath: paths.about(),
    jsonLd: [
      organizationFacts(shop),
      trailFromHome(shop, { name: title, path: paths.about() }),
      ...loaderData.questions,
    ],
  });
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return <PageBody loaded={loaderData} />;
}
