import {
  type CollectionForm,
  collectionForm,
  MAX_COLLECTION_PRODUCTS,
} from '@gulmohar/contract/admin/collection.ts';
import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import type { RichText } from '@gulmohar/contract/values/rich-text.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField, TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { PickedProducts } from '../product-picker/picked-products.tsx';
import { usePicked } from '../product-picker/use-picked.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { type CollectionFields, handleOf } from './collection-fields.ts';
import { CollectionPreview } from './collection-preview.tsx';
import { RulesSection } from './rules-section.tsx';

const sortTexts = {
  manual: 'In the order of the list',
  newest: 'Newest first',
  bestseller: 'Best sellers first',
  'low-high': 'Lowest price first',
  'high-low': 'Highest price first',
};

type CollectionEditorProps = {
  collection: CollectionForm;
  products: PickedProduct[];
  send: (form: CollectionForm) => Promise<void>;
  more?: ReactNode;
};

export function CollectionEditor({ collection, products, send, more }: CollectionEditorProps) {
  const form: CollectionFields = useForm({
    resolver: zodResolver(collectionForm),
    defaultValues: collection,
  });
  const { picked, pick } = usePicked(products, (productIds) =>
    form.setValue('productIds', productIds, { shouldDirty: true }),
  );
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const story = controlled('story');
  const isByRules = form.watch('rules') !== null;
  const isNew = collection.handle === '';

  function choose(byRules: boolean): void {
    form.setValue('rules', byRules ? [{ field: 'filterTags', is: 'any', values: [] }] : null, {
      shouldDirty: true,
    });
    form.setValue('sort', byRules ? 'newest' : 'manual');
  }

  return (
    <Form
      form={form}
      action={isNew ? 'Create collection' : 'Save'}
      send={send}
      needsChange={!isNew}
      isPage
      more={more}
      className="grid max-w-3xl gap-8"
    >
      <section className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <TextField
          label="Title"
          autoComplete="off"
          {...field('title', {
            onChange: () => {
              if (isNew && !form.formState.touchedFields.handle)
                form.setValue('handle', handleOf(form.getValues('title')));
            },
          })}
        />
        <TextField
          label="Address"
          hint={
            isNew
              ? 'The last part of /collection/…'
              : 'The last part of /collection/…; the old address leads to the new one'
          }
          autoComplete="off"
          autoCapitalize="none"
          {...field('handle')}
        />
        <CheckField label="Shown to shoppers" {...form.register('isPublished')} />
      </section>

      <section className="grid gap-4">
        <h2 className="font-display text-xl text-heading">Products</h2>
        <div className="grid gap-x-6 sm:grid-cols-2">
          <SelectField
            label="Products are"
            value={isByRules ? 'rules' : 'picked'}
            onChange={({ target }) => choose(target.value === 'rules')}
          >
            <option value="picked">picked by hand</option>
            <option value="rules">found by rules</option>
          </SelectField>
          <SelectField label="Order" {...field('sort')}>
            {Object.entries(sortTexts)
              .filter(([sort]) => !(isByRules && sort === 'manual'))
              .map(([sort, text]) => (
                <option key={sort} value={sort}>
                  {text}
                </option>
              ))}
          </SelectField>
        </div>
        {isByRules ? (
          <RulesSection form={form} />
        ) : (
          <PickedProducts
            label="Products of the collection"
            products={picked}
            max={MAX_COLLECTION_PRODUCTS}
            empty="No products are picked yet."
            onChange={pick}
          />
        )}
        <CollectionPreview form={form} />
      </section>

      <section className="grid gap-4">
        <h2 className="font-display text-xl text-heading">Story and picture</h2>
        <RichTextField label="Story" {...story} value={story.value as RichText} />
        <PictureField
          label="Picture"
          hint="16:9, at least 1920 pixels wide"
          shape="wide"
          {...controlled('picture')}
        />
        <TextField label="What the picture shows" autoComplete="off" {...field('pictureAlt')} />
      </section>

      <section className="grid gap-2">
        <h2 className="font-display text-xl text-heading">For search engines</h2>
        <TextField
          label="Title"
          hint="Empty: the collection’s title"
          autoComplete="off"
          {...field('seoTitle')}
        />
        <TextAreaField
          label="Description"
          rows={3}
          hint="Empty: made of its products"
          {...field('seoDescription')}
        />
      </section>
    </Form>
  );
}
