import { builtInSlides } from '@gulmohar/contract/shop/built-in-slides.ts';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import { apiContext } from '../api/context.ts';
import { Makers } from '../makers/makers.tsx';
import { organizationFacts, websiteFacts } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { TryAgain } from '../page/try-again.tsx';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { ProductStrip } from '../product-card/product-strip.tsx';
import type { Route } from './+types/home-page';
import { CraftTiles } from './craft-tiles.tsx';
import { Hero } from './hero.tsx';
import { homeMessages as messages } from './home.messages.ts';
import { loadHome } from './load-home.ts';
import { PolicyBadges } from './policy-badges.tsx';
import { PriceTiles } from './price-tiles.tsx';
import { Story } from './story.tsx';
import { TileRow } from './tile-row.tsx';
import { unreachableHome } from './unreachable-home.ts';
import { useHomeFailures } from './use-home-failures.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(apiContext));
}

/** Without a connection, returns a home page made from the data at hand. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return unreachableHome;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  return pageMeta(matches, {
    title: messages.title,
    description: messages.description,
    canonicalPath: paths.home(),
    ...(shop && { jsonLd: [organizationFacts(shop), websiteFacts(shop)] }),
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { latest, bestsellers, slidePictures, story, makers } = loaderData;
  useHomeFailures(loaderData);
  const shop = useShop();
  const slides = shop && shop.slides.length > 0 ? shop.slides : builtInSlides;
  return (
    <>
      <Hero slides={slides} heroes={shop?.pictures.heroes ?? []} pictures={slidePictures} />
      <div className="page-width">
        {loaderData.categories.length > 0 && (
          <Section id="categories" title={messages.categories}>
            <TileRow tiles={loaderData.categories} filter="category" widths={[180, 360, 540, 800]} />
          </Section>
        )}
        {latest ? (
          <Section
            id="latest"
            title={messages.latest}
            more={{
              text: messages.seeAll,
              of: messages.newArrivals,
              to: paths.collection({ sort: 'newest' }),
            }}
          >
            {/* Two rows everywhere, both complete. */}
            <ProductGrid
              products={latest}
              className="max-md:[&>:nth-child(n+5)]:hidden md:max-xl:[&>:nth-child(n+7)]:hidden"
            />
          </Section>
        ) : (
          <FailedSection id="latest" title={messages.latest} text={messages.latestFailed} />
        )}
        {loaderData.occasions.length > 0 && (
          <Section id="occasions" title={messages.occasions}>
            <TileRow tiles={loaderData.occasions} filter="occasion" widths={[360, 540]} isLate />
          </Section>
        )}
        {bestsellers ? (
          <Section
            id="best"
            title={messages.best}
            more={{
              text: messages.seeAll,
              of: messages.bestOfAll,
              to: paths.collection({ bestseller: 'true' }),
            }}
          >
            <ProductStrip products={bestsellers} />
          </Section>
        ) : (
          <FailedSection id="best" title={messages.best} text={messages.bestsellersFailed} />
        )}
        {loaderData.prices.length > 0 && (
          <Section id="prices" title={messages.prices}>
            <PriceTiles prices={loaderData.prices} />
          </Section>
        )}
      </div>
      {story && <Story story={story} />}
      <div className="page-width">
        {loaderData.crafts.length > 0 && (
          <Section id="crafts" title={messages.crafts}>
            <CraftTiles tiles={loaderData.crafts} />
          </Section>
        )}
        {makers.length > 0 && (
          <Section id="makers" title={messages.makers}>
            <Makers makers={makers} />
          </Section>
        )}
        <PolicyBadges />
      </div>
    </>
  );
}

type SectionProps = {
  id: string;
  title: string;
  /** Where there are more, and of what. */
  more?: { text: string; of: string; to: string };
  children: ReactNode;
};

function Section({ id, title, more, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="section-gap [--section:2.25rem]">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-8">
        <h2 id={id} className="font-display text-2xl text-heading">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className="text-link inline-flex min-h-11 items-center text-sm">
            {more.text}
            <span className="max-sm:sr-only">&nbsp;{more.of}</span>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** Replaces a list that could not be loaded. */
function FailedSection({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <Section id={id} title={title}>
      <p role="alert" className="mb-4 text-problem">
        {text}
      </p>
      <TryAgain />
    </Section>
  );
}
