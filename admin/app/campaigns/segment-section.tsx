import { type CampaignForm, type CampaignInput, segment } from '@gulmohar/contract/admin/campaign.ts';
import { states } from '@gulmohar/contract/values/states.ts';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { categoryNamesQuery } from '../catalogue/catalogue.queries.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { PickedProduct } from '../product-picker/picked-product.tsx';
import { recipientsQuery } from './campaign.queries.ts';

type SegmentSectionProps = { form: UseFormReturn<CampaignInput, unknown, CampaignForm> };

const everybody = { category: '', productId: '', size: '', state: '', pin: '' } as const;

/** Who gets it, and how many they are now. */
export function SegmentSection({ form }: SegmentSectionProps) {
  const field = fieldOf(form);
  const product = controlledOf(form)('segment.productId');
  const { data: categories } = useSuspenseQuery(categoryNamesQuery);
  const chosen = segment.safeParse(useWatch({ control: form.control, name: 'segment' }));
  const { data } = useQuery({ ...recipientsQuery(chosen.data ?? everybody), enabled: chosen.success });
  return (
    <section className="grid gap-2">
      <h2 className="font-display text-xl text-heading">Who gets it</h2>
      <p className="text-muted">
        Confirmed subscribers. With one of these filled in, only those who bought something to which all of
        them apply.
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <SelectField label="Bought in the category" {...field('segment.category')}>
          <option value="">Any</option>
          <Options of={categories} />
        </SelectField>
        <PickedProduct
          label="Bought the product"
          productId={product.value}
          onChange={product.onChange}
          error={product.error}
        />
        <TextField label="In the size" hint="Empty: any" autoComplete="off" {...field('segment.size')} />
        <SelectField label="Sent to the state" {...field('segment.state')}>
          <option value="">Any</option>
          <Options of={states} />
        </SelectField>
        <TextField
          label="To PIN codes that begin with"
          hint="Empty: any"
          inputMode="numeric"
          autoComplete="off"
          {...field('segment.pin')}
        />
      </div>
      <p role="status" className="font-semibold">
        {data && chosen.success && (data.recipients === 1 ? '1 recipient' : `${data.recipients} recipients`)}
      </p>
    </section>
  );
}
