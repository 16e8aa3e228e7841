import { createProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { sending } from '../form/sending.ts';
import { useUnsavedChanges } from '../form/unsaved-changes.tsx';
import { paths } from '../paths.ts';
import { refreshProducts } from './product.queries.ts';
import { ProductEditor } from './product-editor.tsx';
import {
  type CheckedProductValues,
  newValues,
  type ProductValues,
  productValuesSchema,
} from './product-values.ts';
import { SaveBar } from './save-bar.tsx';
import { startUploads } from './uploads.ts';
import { WaitingPictures } from './waiting-pictures.tsx';

export function NewProductPage() {
  const navigate = useNavigate();
  const [files, setFiles] = useState<File[]>([]);
  const form = useForm<ProductValues, unknown, CheckedProductValues>({
    resolver: zodResolver(productValuesSchema),
    defaultValues: newValues(),
  });
  const { isSubmitting, isDirty, isSubmitSuccessful, errors } = form.formState;
  useUnsavedChanges((isDirty || files.length > 0) && !isSubmitSuccessful && !isSubmitting);
  const hasErrors = Object.keys(errors).length > 0;

  const save = sending(form, async (body) => {
    const { productId } = await adminApi(createProduct, { body });
    showToast('success', `${body.name} added`);
    void startUploads(productId, files);
    await refreshProducts();
    await navigate(paths.product(productId), { replace: true });
  });

  return (
    <FormProvider {...form}>
      <PageHead title="Add a product" />
      <ProductEditor pictures={<WaitingPictures files={files} onChange={setFiles} />} />
      <SaveBar
        note={
          errors.root?.message ??
          (hasErrors
            ? 'Please check the marked fields'
            : form.watch('publishedAt') === null
              ? 'It is saved as a draft'
              : '')
        }
        isProblem={hasErrors}
        isBusy={isSubmitting}
        saveLabel="Save product"
        onSave={save}
      />
    </FormProvider>
  );
}
