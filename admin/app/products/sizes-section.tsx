import type { AdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import Plus from 'lucide-react/icons/plus';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { controlledOf } from '../form/field-of.ts';
import { NumberField } from '../form/number-field.tsx';
import { FormSection } from './form-section.tsx';
import { newSize, type ProductValues, usualSizes } from './product-values.ts';
import { SizeRow } from './size-row.tsx';
import { StockBox } from './stock-box.tsx';

/** Sizes with their SKUs. A new product's stock is entered here, too; later it has its own dialog. */
export function SizesSection({ product }: { product: AdminProduct | undefined }) {
  const form = useFormContext<ProductValues>();
  const { control, watch, setValue, formState } = form;
  const controlled = controlledOf(form);
  const { fields, append, remove, move } = useFieldArray({ control, name: 'variants' });
  const hasSize = watch('hasSize');
  const isMadeToOrder = watch('variants').some(({ toppedUpTo }) => typeof toppedUpTo === 'number');
  const { errors } = formState;
  const listError = errors.variants?.message ?? errors.variants?.root?.message;
  return (
    <FormSection
      title="Sizes and stock"
      note={hasSize ? 'Shoppers see the sizes in this order.' : 'This product has no sizes.'}
      footer={product && <StockBox product={product} />}
    >
      {!product && (
        <CheckField
          label="This product comes in sizes"
          checked={hasSize}
          onChange={({ target: { checked } }) => {
            setValue('hasSize', checked, { shouldDirty: true });
            const sizes = checked ? usualSizes : [null];
            setValue(
              'variants',
              sizes.map((size) => newSize(size)),
            );
          }}
        />
      )}
      <ul className="grid gap-3">
        {fields.map((field, index) => (
          <SizeRow
            key={field.id}
            index={index}
            variant={product?.variants.find(({ variantId }) => variantId === field.variantId)}
            isNew={!product}
            onRemove={hasSize && fields.length > 1 ? () => remove(index) : undefined}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
          />
        ))}
      </ul>
      <p role="alert" className={listError ? 'text-sm text-problem' : 'sr-only'}>
        {listError}
      </p>
      {hasSize && (
        <div>
          <Button variant="quiet" onClick={() => append(newSize(''))}>
            <Plus aria-hidden="true" className="size-4" /> Add a size
          </Button>
        </div>
      )}
      {isMadeToOrder && (
        <NumberField
          label="Days to make"
          hint="Working days until a piece that is made to order is ready; every delivery date is counted from it"
          {...controlled('daysToMake')}
        />
      )}
      <NumberField
        label="Low in stock at"
        hint="Units of a size; empty: the shop’s limit, see Settings"
        {...controlled('lowStockAt')}
      />
    </FormSection>
  );
}
