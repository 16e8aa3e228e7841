import type { AdminVariant } from '@gulmohar/contract/admin/product-edit.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash';
import { useFormContext } from 'react-hook-form';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import type { ProductValues } from './product-values.ts';

type SizeRowProps = {
  index: number;
  /** The saved variant; undefined for a new size. */
  variant: AdminVariant | undefined;
  isNew: boolean;
  onRemove: (() => void) | undefined;
  onUp: (() => void) | undefined;
};

const parcelFields = [
  ['weightGrams', 'Weight (g)'],
  ['lengthMm', 'Length (mm)'],
  ['widthMm', 'Width (mm)'],
  ['heightMm', 'Height (mm)'],
] as const;

export function SizeRow({ index, variant, isNew, onRemove, onUp }: SizeRowProps) {
  const form = useFormContext<ProductValues>();
  const { watch, setValue } = form;
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const size = watch(`variants.${index}.size`);
  const hasSize = watch('hasSize');
  const tool = 'grid size-11 cursor-pointer place-items-center disabled:opacity-30';
  return (
    <li className="grid grid-cols-[5rem_1fr_auto] gap-x-3 border-b border-rule sm:grid-cols-[6rem_1fr_8rem_auto]">
      {hasSize ? (
        <TextField label="Size" autoComplete="off" {...field(`variants.${index}.size`)} />
      ) : (
        <p className="self-center font-semibold">One size</p>
      )}
      <TextField
        label="SKU"
        autoComplete="off"
        placeholder="created for you"
        {...field(`variants.${index}.sku`)}
      />
      <div className="max-sm:order-last max-sm:col-span-2">
        {isNew ? (
          <NumberField label="Units" {...controlled(`variants.${index}.stock`)} />
        ) : (
          <p className="pb-3 text-sm sm:pt-10">
            {variant ? `${variant.onHand} units` : 'new'}
            {variant && variant.reserved > variant.held && (
              <span className="block text-muted">{variant.reserved - variant.held} in checkouts</span>
            )}
            {variant && variant.held > 0 && (
              <span className="block text-muted">{variant.held} held for alerts</span>
            )}
          </p>
        )}
      </div>
      <div className="flex pt-7">
        <button
          type="button"
          aria-label={`Move ${size || 'it'} up`}
          disabled={!onUp}
          onClick={onUp}
          className={tool}
        >
          <ArrowUp aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </button>
        <button
          type="button"
          aria-label={`Remove ${size || 'it'}`}
          disabled={!onRemove}
          onClick={onRemove}
          className={tool}
        >
          <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </button>
      </div>
      <details className="order-last col-span-full">
        <summary className="min-h-11 w-fit cursor-pointer py-2 text-sm text-link">
          {hasSize ? 'Price, barcode' : 'Barcode'}, weight and box of {size || 'it'}
        </summary>
        {hasSize && (
          <div className="grid gap-x-3 sm:grid-cols-2">
            <MoneyField
              label={`Own price of ${size || 'it'}`}
              hint="Empty: the product’s price"
              {...controlled(`variants.${index}.price`)}
            />
            <MoneyField
              label={`MRP of ${size || 'it'}`}
              hint="Empty: the product’s MRP; 0: none"
              {...controlled(`variants.${index}.mrp`)}
            />
          </div>
        )}
        <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-4">
          <div className="col-span-full sm:max-w-80">
            <TextField
              label="Barcode"
              autoComplete="off"
              hint="EAN or your own number, as on the tag"
              {...field(`variants.${index}.barcode`)}
            />
            <TextField
              label="Further codes"
              autoComplete="off"
              hint="Other barcodes, separated by spaces"
              error={form.formState.errors.variants?.[index]?.moreBarcodes?.[0]?.message}
              defaultValue={(watch(`variants.${index}.moreBarcodes`) ?? []).join(' ')}
              onChange={({ target }) =>
                setValue(`variants.${index}.moreBarcodes`, target.value.split(/\s+/).filter(Boolean), {
                  shouldDirty: true,
                })
              }
            />
          </div>
          <MoneyField
            label="Cost"
            hint="What you pay; only in the admin"
            {...controlled(`variants.${index}.cost`)}
            value={watch(`variants.${index}.cost`) ?? null}
          />
          <NumberField
            label="Made to order"
            hint="Units always offered; empty: counted"
            {...controlled(`variants.${index}.toppedUpTo`)}
            value={watch(`variants.${index}.toppedUpTo`) ?? null}
          />
          {parcelFields.map(([name, label]) => (
            <NumberField key={name} label={label} {...controlled(`variants.${index}.${name}`)} />
          ))}
        </div>
      </details>
    </li>
  );
}
