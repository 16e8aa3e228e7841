import { isRouteErrorResponse } from 'react-router';
import { apiContext } from '../api/context.ts';
import { Slot, slotParts } from '../extension/slot.tsx';
import { homeMessages as messages } from '../home/home.messages.ts';
import { useHomeFailures } from '../home/use-home-failures.ts';
import { organizationFacts, websiteFacts } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/home-page';
import { loadPage } from './load-page.ts';
import { PageSections } from './page-sections.tsx';
import { unreachablePage } from './unreachable-page.ts';

const homeBottom = slotParts<'home-bottom'>(import.meta.glob('../../../extensions/*/slots/home-bottom.tsx'));

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context.get(apiContext), 'home');
}

/** Without a connection, returns a home page made from the data at hand. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return unreachablePage;
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shop = shopOf(matches);
  const seo = loaderData?.page.seo;
  return pageMeta(matches, {
    title: seo?.title || messages.title,
    description: seo?.description || messages.description,
    canonicalPath: paths.home(),
    ...(shop && { jsonLd: [organizationFacts(shop), websiteFacts(shop)] }),
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const shop = useShop();
  useHomeFailures(loaderData.home);
  const hasSlides = loaderData.page.sections.some(({ type }) => type === 'slides');
  return (
    <>
      {/* The slides have the page's heading. */}
      {!hasSlides && <h1 className="sr-only">{shop?.name}</h1>}
      <PageSections loaded={loaderData} />
      <Slot parts={homeBottom} facts={{}} />
    </>
  );
}
