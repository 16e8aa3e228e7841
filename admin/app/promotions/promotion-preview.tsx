import { previewPromotion } from '@gulmohar/contract/admin/promotion.ts';
import { promotionTerms } from '@gulmohar/contract/admin/promotion-terms.ts';
import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { MAX_QUANTITY_PER_LINE } from '@gulmohar/contract/shop/shop-rules.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { PreviewBox } from '../discount/preview-box.tsx';
import { PreviewedTotals } from '../discount/previewed-totals.tsx';
import { NumberField } from '../form/number-field.tsx';
import { PreviewedProducts } from '../product-picker/previewed-products.tsx';
import { ProductPicker } from '../product-picker/product-picker.tsx';
import type { PromotionFields } from './promotion-fields.ts';

type PromotionPreviewProps = { form: UseFormReturn<PromotionFields>; promotionId?: string };

/** What a cart would pay with the promotion as entered, and what it would have given on recent orders. */
export function PromotionPreview({ form, promotionId }: PromotionPreviewProps) {
  const typed = useWatch({ control: form.control, name: 'terms' });
  // The preview works before a title is entered.
  const terms = promotionTerms.safeParse({ ...typed, title: typed.title || '-' });
  const [products, setProducts] = useState<Product[]>([]);
  const [quantity, setQuantity] = useState<number | null>(2);
  const pieces = Number.isInteger(quantity) && quantity !== null && quantity > 0 ? quantity : 1;
  const lines = products.map(({ _id }) => ({
    productId: _id,
    quantity: Math.min(pieces, MAX_QUANTITY_PER_LINE),
  }));
  const { data, error } = useQuery({
    queryKey: ['promotion-preview', terms.data, lines, promotionId],
    queryFn: () =>
      terms.data
        ? adminApi(previewPromotion, {
            body: { terms: terms.data, lines, ...(promotionId && { promotionId }) },
          })
        : null,
    enabled: terms.success,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <PreviewBox>
      <PreviewedProducts
        products={products}
        onRemove={(id) => setProducts(products.filter(({ _id }) => _id !== id))}
      />
      <ProductPicker
        label="A product in the cart"
        picked={new Set(products.map(({ _id }) => _id))}
        onPick={(product) => setProducts([...products, product])}
      />
      <NumberField label="Pieces of each" value={quantity} onChange={setQuantity} />
      {error && <p className="text-sm text-problem">{failureText(error)}</p>}
      {!terms.success && <p className="text-sm text-muted">The form is not complete yet.</p>}
      {data && terms.success && (
        <div aria-live="polite" className="grid gap-3 text-sm">
          {lines.length > 0 && <CartTotals preview={data} />}
          <p className="text-muted">{recentText(data.recent)}</p>
        </div>
      )}
    </PreviewBox>
  );
}

type Preview = Awaited<ReturnType<typeof adminApi<typeof previewPromotion>>>;

function CartTotals({ preview: { withPromotion, without, applies, titles, hints } }: { preview: Preview }) {
  return (
    <>
      {!applies && <p className="font-semibold">It does not apply to this cart.</p>}
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
      <PreviewedTotals
        totals={withPromotion}
        without={without}
        label={titles.join(', ')}
        withoutLabel="Without this offer"
      />
    </>
  );
}

function recentText({ orders, affected, discount }: Preview['recent']): string {
  if (orders === 0) return 'There are no orders yet to compare with.';
  return `Of the last ${orders} orders, ${affected} would have got it: ${formatRupees(discount)} off in all.`;
}
