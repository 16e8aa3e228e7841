import { collectionContent } from '@gulmohar/contract/admin/collection.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Section } from '../components/section.tsx';
import { collectionPreviewQuery } from './collection.queries.ts';
import type { CollectionFields } from './collection-fields.ts';

/** The first products that shoppers would see. */
export function CollectionPreview({ form }: { form: CollectionFields }) {
  const parsed = collectionContent.safeParse(useDeferredValue(form.watch()));
  const { data } = useQuery({
    ...collectionPreviewQuery(parsed.data ?? { rules: null, matches: 'all', productIds: [], sort: 'newest' }),
    enabled: parsed.success,
  });
  if (!parsed.success || !data) return null;
  return (
    <div className="mt-4">
      <Section title="Shoppers see">
        <p role="status" className="mb-4 text-muted">
          {data.total === 1 ? '1 product' : `${data.total} products`} on sale
        </p>
        <ol aria-label="First products" className="grid grid-cols-3 gap-4 sm:grid-cols-6">
          {data.products.map(({ productId, name, picture, price }) => (
            <li key={productId} className="min-w-0 text-sm">
              <Picture src={picture ?? undefined} alt="" sizes="8rem" />
              <p className="mt-2">
                {name}
                <span className="block text-muted tabular-nums">{formatRupees(price)}</span>
              </p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
