import { listBestsellers, listLatest } from '@gulmohar/contract/product.ts';
import { BESTSELLERS_ON_HOME } from '@gulmohar/contract/shop-rules.ts';
import { apiContext } from '../api/context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { paths } from '../paths.ts';
import { ProductGrid } from '../product/product-grid.tsx';
import type { Route } from './+types/home-page';
import { Hero } from './hero.tsx';
import { PolicyBadges } from './policy-badges.tsx';

const LATEST_ON_HOME = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [latest, best] = await Promise.all([api(listLatest), api(listBestsellers)]);
  return {
    latest: latest.products.slice(0, LATEST_ON_HOME),
    bestsellers: best.bestsellers.slice(0, BESTSELLERS_ON_HOME),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Kurtis, sets and sarees by hand',
    description:
      'Hand-block prints, handlooms and festive silks for women and children, from the places that make them.',
    canonicalPath: paths.home(),
  });
}

export default function HomePage({ loaderData: { latest, bestsellers } }: Route.ComponentProps) {
  return (
    <>
      <Hero products={bestsellers} />
      <div className="page-width">
        <section aria-labelledby="latest" className="mt-16">
          <h2 id="latest" className="mb-6 font-display text-2xl text-heading">
            Latest Collections
          </h2>
          <ProductGrid products={latest} />
        </section>
        <section aria-labelledby="best" className="mt-16">
          <h2 id="best" className="mb-6 font-display text-2xl text-heading">
            Best Sellers
          </h2>
          <ProductGrid products={bestsellers} />
        </section>
        <PolicyBadges />
      </div>
    </>
  );
}
