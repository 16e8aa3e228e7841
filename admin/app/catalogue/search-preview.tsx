import type { SearchPins } from '@gulmohar/contract/admin/search.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../components/badge.tsx';
import { Section } from '../components/section.tsx';
import { previewQuery } from './search.queries.ts';
import { SearchReading } from './search-reading.tsx';

/** The results that shoppers get for a search, and how the search is understood. */
export function SearchPreview({ search, onPin }: { search: string; onPin: (pins: SearchPins) => void }) {
  const { data } = useQuery(previewQuery(search));
  if (!data) return null;
  const { products, totalProducts, pinned } = data;
  return (
    <Section title={`Results for “${search}”`}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {totalProducts === 1 ? '1 product' : `${totalProducts} products`}
        </p>
        <Button variant="secondary" onClick={() => onPin({ search, products: pinned })}>
          {pinned.length > 0 ? 'Change pinned products' : 'Pin products'}
        </Button>
      </div>
      <SearchReading explanation={data} />
      <ol aria-label="Results" className="grid grid-cols-2 gap-4 sm:grid-cols-4 xl:grid-cols-6">
        {products.map(({ productId, name, picture, price }) => (
          <li key={productId} className="min-w-0 text-sm">
            <Picture src={picture ?? undefined} alt="" sizes="10rem" />
            <p className="mt-2">
              {name}
              <span className="block text-muted tabular-nums">{formatRupees(price)}</span>
            </p>
            {pinned.some((product) => product.productId === productId) && <Badge tone="good">Pinned</Badge>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
