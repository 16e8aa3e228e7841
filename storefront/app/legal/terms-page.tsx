import { breadcrumbFacts } from '../layout/json-ld.ts';
import { pageMeta, shopOf } from '../layout/page-meta.ts';
import { useShop } from '../layout/use-shop.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/terms-page';
import { LegalPage } from './legal-page.tsx';
import { termsAndConditions } from './terms.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  if (!shop) return [];
  const { title, description } = termsAndConditions(shop);
  const trail = [
    { name: shop.name, path: paths.home() },
    { name: title, path: paths.terms() },
  ];
  return pageMeta(matches, {
    title,
    description,
    canonicalPath: paths.terms(),
    jsonLd: [breadcrumbFacts(shop, trail)],
  });
}

export default function TermsPage() {
  const shop = useShop();
  if (!shop) return null;
  return <LegalPage shop={shop} text={termsAndConditions(shop)} isContactNumbered={false} />;
}
