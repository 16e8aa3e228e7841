import { MIN_JUDGED, type ProductFit } from '@gulmohar/contract/admin/fit.ts';
import { shareText } from './share-text.ts';

/** Of each size how many came back too small and too large. */
export function SizeCounts({ product: { name, sizes } }: { product: ProductFit }) {
  const sized = sizes.filter(({ size }) => size !== null);
  if (sized.length === 0) return null;
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2 text-sm text-muted">
        By size<span className="sr-only"> of {name}</span>
      </summary>
      <ul className="grid gap-1 pb-2 tabular-nums">
        {sized.map(({ size, bought, returned }) => (
          <li key={size} className={bought < MIN_JUDGED ? 'text-muted' : ''}>
            {size}: too small {shareText(returned.small, bought)}, too large{' '}
            {shareText(returned.large, bought)}
          </li>
        ))}
      </ul>
    </details>
  );
}
