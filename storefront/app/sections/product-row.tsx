import type { CardProduct } from '../product-card/card-product.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { ProductStrip } from '../product-card/product-strip.tsx';
import type { SectionProps } from './section-props.ts';
import { TitledSection } from './titled-section.tsx';

const ONE_ROW = 5;

type ProductRowProps = SectionProps<'products'> & { products: CardProduct[] };

export function ProductRow({ section: { id, settings }, products, isFirst }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <TitledSection id={id} title={settings.title}>
      {products.length <= ONE_ROW ? (
        <ProductStrip products={products} />
      ) : (
        <ProductGrid products={products} isFirstOnPage={isFirst} />
      )}
    </TitledSection>
  );
}
