import { type AdminProduct, updateProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { sending } from '../form/sending.ts';
import { useUnsavedChanges } from '../form/unsaved-changes.tsx';
import { useStaff } from '../session/session.queries.ts';
import { ColoursSection } from './colours-section.tsx';
import { ComplementarySection } from './complementary-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { productQuery, refreshProducts } from './product.queries.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductEditor } from './product-editor.tsx';
import { ProductState } from './product-state.tsx';
import {
  type CheckedProductValues,
  type ProductValues,
  productValuesSchema,
  valuesOf,
} from './product-values.ts';
import { SaveBar } from './save-bar.tsx';

export function ProductPage() {
  const { productId = '' } = useParams();
  const { data } = useSuspenseQuery(productQuery(productId));
  return <EditProduct key={productId} product={data.product} />;
}

function EditProduct({ product }: { product: AdminProduct }) {
  const { may } = useStaff();
  const form = useForm<ProductValues, unknown, CheckedProductValues>({
    resolver: zodResolver(productValuesSchema),
    defaultValues: valuesOf(product),
    disabled: !may('products.write'),
  });
  const { isSubmitting, isDirty, errors } = form.formState;
  const { reset } = form;
  // The version that the form was filled from; a newer one may be fetched while there are unsaved changes.
  const version = useRef(product.version);
  useUnsavedChanges(isDirty && !isSubmitting);
  const hasErrors = Object.keys(errors).length > 0;
  const [isAsking, setAsking] = useState(false);

  // Fills the form with newly fetched data unless it has unsaved changes.
  useEffect(() => {
    if (isDirty) return;
    version.current = product.version;
    reset(valuesOf(product));
  }, [product, isDirty, reset]);

  const save = sending(form, async (fields) => {
    const body = { ...fields, productId: product.productId, version: version.current };
    version.current = (await adminApi(updateProduct, { body })).version;
    showToast('success', 'Saved');
    reset(form.getValues());
    await refreshProducts();
  });

  return (
    <FormProvider {...form}>
      <PageHead
        title={product.name}
        note={<ProductState state={product.state} publishedAt={product.publishedAt} />}
      >
        <ProductActions product={product} isDirty={isDirty} />
      </PageHead>
      <ProductEditor
        product={product}
        pictures={<PicturesSection product={product} />}
        colours={<ColoursSection product={{ ...product, picture: product.pictures[0]?.address ?? null }} />}
        complementary={<ComplementarySection productId={product.productId} />}
      />
      {isDirty && (
        <SaveBar
          note={errors.root?.message ?? (hasErrors ? 'Please check the marked fields' : 'Not saved yet')}
          isProblem={hasErrors}
          isBusy={isSubmitting}
          saveLabel="Save"
          onSave={() => (isTakenOffSale(product, form.getValues()) ? setAsking(true) : save())}
          onDiscard={() => {
            version.current = product.version;
            reset(valuesOf(product));
            void refreshProducts();
          }}
        />
      )}
      <ConfirmDialog
        title={`Take ${product.name} off sale?`}
        action="Take off sale"
        isOpen={isAsking}
        isBusy={isSubmitting}
        onConfirm={() => {
          setAsking(false);
          void save();
        }}
        onClose={() => setAsking(false)}
      >
        <p>Shoppers can no longer find it, or buy it if it is already in their cart.</p>
      </ConfirmDialog>
    </FormProvider>
  );
}

function isTakenOffSale({ state }: AdminProduct, { publishedAt }: ProductValues): boolean {
  return state === 'published' && publishedAt === null;
}
