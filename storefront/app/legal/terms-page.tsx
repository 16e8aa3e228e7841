import { getPolicy } from '@gulmohar/contract/shop/shop.ts';
import { apiContext } from '../api/context.ts';
import { trailFromHome } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/terms-page';
import { LegalPage } from './legal-page.tsx';
import { withOwnText } from './legal-text.ts';
import { termsAndConditions } from './terms.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  if (!shop) return [];
  const { title, description } = termsAndConditions(shop);
  return pageMeta(matches, {
    title,
    description,
    canonicalPath: paths.terms(),
    jsonLd: [trailFromHome(shop, { name: title, path: paths.terms() })],
  });
}

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)(getPolicy, { query: { page: 'terms' } });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const shop = useShop();
  if (!shop) return null;
  return (
    <LegalPage
      shop={shop}
      text={withOwnText(termsAndConditions(shop), loaderData.text)}
      isContactNumbered={false}
    />
  );
}
