import { couponTerms } from '@gulmohar/contract/admin/coupon-terms.ts';
import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { categoryNamesQuery } from '../catalogue/catalogue.queries.ts';
import { PreviewBox } from '../discount/preview-box.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { PreviewedProducts } from '../product-picker/previewed-products.tsx';
import { ProductPicker } from '../product-picker/product-picker.tsx';
import type { CouponFields } from './coupon-fields.ts';
import { PreviewTotals } from './preview-totals.tsx';

const FIRST_AMOUNT = 150_000;

type CouponPreviewProps = { form: UseFormReturn<CouponFields>; couponId?: string };

/**
 * Shows what a cart would cost with the coupon as entered; the cart holds an amount in some category, and
 * products.
 */
export function CouponPreview({ form, couponId }: CouponPreviewProps) {
  const typed = useWatch({ control: form.control, name: 'terms' });
  // The preview works before a name is entered.
  const terms = couponTerms.safeParse({ ...typed, name: typed.name || '-' });
  const { data: categories } = useSuspenseQuery(categoryNamesQuery);
  const [category, setCategory] = useState(categories[0] ?? '');
  const [amount, setAmount] = useState<number | null>(FIRST_AMOUNT);
  const [products, setProducts] = useState<Product[]>([]);
  const lines = [
    ...(amount ? [{ category, amount }] : []),
    ...products.map(({ _id }) => ({ productId: _id, quantity: 1 })),
  ];
  return (
    <PreviewBox>
      <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-1">
        <MoneyField label="Goods for" value={amount} onChange={setAmount} />
        <SelectField label="Category" value={category} onChange={(event) => setCategory(event.target.value)}>
          <Options of={categories} />
        </SelectField>
      </div>
      <PreviewedProducts
        products={products}
        onRemove={(id) => setProducts(products.filter(({ _id }) => _id !== id))}
      />
      <ProductPicker
        label="Plus a product"
        picked={new Set(products.map(({ _id }) => _id))}
        onPick={(product) => setProducts([...products, product])}
      />
      {terms.success ? (
        <PreviewTotals terms={terms.data} lines={lines} couponId={couponId} />
      ) : (
        <p className="text-sm text-muted">The form is not complete yet.</p>
      )}
    </PreviewBox>
  );
}
