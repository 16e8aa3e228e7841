import {
  type CampaignForm,
  type CampaignInput,
  campaignForm,
  MAX_CAMPAIGN_PRODUCTS,
} from '@gulmohar/contract/admin/campaign.ts';
import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import type { RichText } from '@gulmohar/contract/values/rich-text.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { PickedProducts } from '../product-picker/picked-products.tsx';
import { usePicked } from '../product-picker/use-picked.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { SegmentSection } from './segment-section.tsx';

type CampaignEditorProps = {
  campaign: CampaignForm;
  products: PickedProduct[];
  send: (form: CampaignForm) => Promise<void>;
  isNew?: boolean;
  more?: ReactNode;
};

export function CampaignEditor({ campaign, products, send, isNew = false, more }: CampaignEditorProps) {
  const form = useForm<CampaignInput, unknown, CampaignForm>({
    resolver: zodResolver(campaignForm),
    defaultValues: campaign,
  });
  const { picked, pick } = usePicked(products, (productIds) =>
    form.setValue('productIds', productIds, { shouldDirty: true }),
  );
  const field = fieldOf(form);
  const body = controlledOf(form)('body');

  return (
    <Form
      form={form}
      action={isNew ? 'Save draft' : 'Save'}
      send={send}
      needsChange={!isNew}
      isPage
      more={more}
      className="grid max-w-3xl gap-8"
    >
      <section className="grid gap-2">
        <TextField label="Subject" autoComplete="off" {...field('subject')} />
        <TextField
          label="Preview line"
          hint="What an inbox shows beside the subject"
          autoComplete="off"
          {...field('preheader')}
        />
        <RichTextField label="Text" {...body} value={body.value as RichText} />
      </section>
      <section className="grid gap-4">
        <h2 className="font-display text-xl text-heading">Products</h2>
        <PickedProducts
          label="Products of the newsletter"
          products={picked}
          max={MAX_CAMPAIGN_PRODUCTS}
          empty="No products are picked yet. They are shown below the text, with picture and price."
          onChange={pick}
        />
      </section>
      <SegmentSection form={form} />
    </Form>
  );
}
