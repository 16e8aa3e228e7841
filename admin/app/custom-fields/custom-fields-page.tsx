import { saveCustomFields } from '@gulmohar/contract/admin/custom-field.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSuspenseQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { fieldError } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { OrderedRows } from '../form/ordered-rows.tsx';
import { CustomFieldRow } from './custom-field-row.tsx';
import { customFieldsQuery } from './custom-fields.queries.ts';

type Values = z.output<typeof saveCustomFields.body>;

/** What the products of this shop have besides the built-in fields. */
export function CustomFieldsPage() {
  const { data } = useSuspenseQuery(customFieldsQuery);
  const form = useForm<Values>({ resolver: zodResolver(saveCustomFields.body), defaultValues: data });
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'fields' });

  async function save(body: Values): Promise<void> {
    await adminApi(saveCustomFields, { body });
    form.reset(body);
    showToast('success', 'Custom fields saved');
    await queryClient.invalidateQueries(customFieldsQuery);
  }

  return (
    <FormProvider {...form}>
      <PageHead
        title="Custom fields"
        note="What your products have besides the built-in fields, such as a lining or a set’s contents. Each product’s page has them; values of a field that you remove are kept."
      />
      <Form form={form} action="Save" send={save} needsChange isPage className="grid max-w-4xl gap-6">
        {fields.length === 0 ? (
          <p className="text-muted">There are no custom fields yet.</p>
        ) : (
          <OrderedRows
            label="Custom fields"
            items={fields}
            keyOf={({ id }) => id}
            nameOf={({ label, key }) => label || key || 'the new field'}
            onMove={move}
            isTall
          >
            {(field, index) => (
              <CustomFieldRow
                index={index}
                isNew={!data.fields.some(({ key }) => key === field.key)}
                onRemove={() => remove(index)}
              />
            )}
          </OrderedRows>
        )}
        <p role="alert" className="text-sm text-problem">
          {fieldError(form.formState.errors.fields?.root)}
        </p>
        <div>
          <Button variant="quiet" onClick={() => append({ key: '', label: '', type: 'text', isShown: true })}>
            <Plus aria-hidden="true" className="size-4" /> Add a field
          </Button>
        </div>
      </Form>
    </FormProvider>
  );
}
