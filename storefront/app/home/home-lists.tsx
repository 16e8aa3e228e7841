import { TryAgain } from '../page/try-again.tsx';
import { paths } from '../paths.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { ProductStrip } from '../product-card/product-strip.tsx';
import { TitledSection } from '../sections/titled-section.tsx';
import { homeMessages as messages } from './home.messages.ts';

type ListProps = {
  /** undefined if they could not be loaded. */
  products: CardProduct[] | undefined;
};

export function LatestCollections({ products }: ListProps) {
  if (!products) return <FailedList id="latest" title={messages.latest} text={messages.latestFailed} />;
  return (
    <TitledSection
      id="latest"
      title={messages.latest}
      more={{ text: messages.seeAll, of: messages.newArrivals, to: paths.collection({ sort: 'newest' }) }}
    >
      {/* Two rows everywhere, both complete. */}
      <ProductGrid
        products={products}
        className="max-md:[&>:nth-child(n+5)]:hidden md:max-xl:[&>:nth-child(n+7)]:hidden"
      />
    </TitledSection>
  );
}

export function BestSellers({ products }: ListProps) {
  if (!products) return <FailedList id="best" title={messages.best} text={messages.bestsellersFailed} />;
  return (
    <TitledSection
      id="best"
      title={messages.best}
      more={{ text: messages.seeAll, of: messages.bestOfAll, to: paths.collection({ bestseller: 'true' }) }}
    >
      <ProductStrip products={products} />
    </TitledSection>
  );
}

/** Replaces a list that could not be loaded. */
function FailedList({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <TitledSection id={id} title={title}>
      <p role="alert" className="mb-4 text-problem">
        {text}
      </p>
      <TryAgain />
    </TitledSection>
  );
}
