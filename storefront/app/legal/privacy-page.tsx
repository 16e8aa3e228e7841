import { breadcrumbFacts } from '../layout/json-ld.ts';
import { pageMeta, shopOf } from '../layout/page-meta.ts';
import { useShop } from '../layout/use-shop.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/privacy-page';
import { LegalPage } from './legal-page.tsx';
import { privacyPolicy } from './privacy.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  if (!shop) return [];
  const { title, description } = privacyPolicy(shop);
  const trail = [
    { name: shop.name, path: paths.home() },
    { name: title, path: paths.privacyPolicy() },
  ];
  return pageMeta(matches, {
    title,
    description,
    canonicalPath: paths.privacyPolicy(),
    jsonLd: [breadcrumbFacts(shop, trail)],
  });
}

export default function PrivacyPage() {
  const shop = useShop();
  if (!shop) return null;
  return <LegalPage shop={shop} text={privacyPolicy(shop)} isContactNumbered={true} />;
}
