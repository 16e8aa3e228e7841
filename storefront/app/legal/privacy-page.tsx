import { getPolicy } from '@gulmohar/contract/shop/shop.ts';
import { apiContext } from '../api/context.ts';
import { trailFromHome } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/privacy-page';
import { LegalPage } from './legal-page.tsx';
import { withOwnText } from './legal-text.ts';
import { privacyPolicy } from './privacy.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  if (!shop) return [];
  const { title, description } = privacyPolicy(shop);
  return pageMeta(matches, {
    title,
    description,
    canonicalPath: paths.privacyPolicy(),
    jsonLd: [trailFromHome(shop, { name: title, path: paths.privacyPolicy() })],
  });
}

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)(getPolicy, { query: { page: 'privacy' } });
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const shop = useShop();
  if (!shop) return null;
  return (
    <LegalPage
      shop={shop}
      text={withOwnText(privacyPolicy(shop), loaderData.text)}
      isContactNumbered={true}
    />
  );
}
