import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { choicesQuery } from './product.queries.ts';
import type { ProductValues } from './product-values.ts';
import { withUsual } from './usual-values.ts';

/** Fills in what is usual for the sub-category of a new product, and says so. */
export function UsualNote() {
  const { watch, getValues, setValue } = useFormContext<ProductValues>();
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const subCategory = watch('subCategory').trim().toLowerCase();
  const kind = choices.kinds.find((one) => one.subCategory.toLowerCase() === subCategory);
  const before = useRef(kind);
  useEffect(() => {
    if (!kind || kind === before.current) return;
    const { measurements, ...values } = withUsual(getValues(), kind, before.current);
    before.current = kind;
    const changed = { shouldDirty: true };
    setValue('hsn', values.hsn, changed);
    setValue('taxRule', values.taxRule, changed);
    setValue('hasSize', values.hasSize, changed);
    setValue('variants', values.variants, changed);
    setValue('details.measurements', measurements, changed);
  }, [kind, getValues, setValue]);
  return (
    <p role="status" className="-mt-3 mb-4 text-sm text-muted empty:hidden">
      {kind && `HSN code, tax, sizes and size chart are filled in as usual for ${kind.subCategory}.`}
    </p>
  );
}
