import type { WooFileKind, WooHeading } from '@gulmohar/contract/admin/import-headings.ts';
import type { ImportSurvey } from '@gulmohar/contract/admin/shop-import.ts';
import { nameImportColumns } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { SelectField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { refreshShopImport, surveyQuery } from './shop-import.queries.ts';

type ImportFile = ImportSurvey['files'][number];

const kindTexts: Record<WooFileKind, string> = {
  'woocommerce-products': 'Products',
  'woocommerce-customers': 'Customers',
};

/** Asks for the columns of files whose headings are not known, such as those in Hindi. */
export function NameColumns({ importId }: { importId: string }) {
  const { data } = useSuspenseQuery(surveyQuery(importId));
  return data.survey.files.map((file) => <FileColumns key={file.position} importId={importId} file={file} />);
}

function FileColumns({ importId, file }: { importId: string; file: ImportFile }) {
  const { name, isKnown, kinds } = file;
  const [chosen, setChosen] = useState(0);
  const one = kinds[chosen] ?? kinds[0];
  if (!one) return null;
  return (
    <details open={!isKnown} className="min-w-0 border border-rule px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold wrap-anywhere">
        {isKnown ? `Other columns of ${name}` : `What are the columns of ${name}?`}
      </summary>
      <p className="mb-4 max-w-prose text-sm text-muted">
        WooCommerce writes its headings in the language of its shop: choose which of the file’s columns is
        which.
        {!isKnown &&
          ' Of products at least Type, Name, Regular price, and ID or SKU are needed, of customers Email and Username.'}
      </p>
      {kinds.length > 1 && (
        <div className="sm:max-w-sm">
          <SelectField
            label="The file has"
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {kinds.map(({ kind }, at) => (
              <option key={kind} value={at}>
                {kindTexts[kind]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <ColumnsForm key={one.kind} importId={importId} position={file.position} kind={one} />
    </details>
  );
}

type ColumnsFormProps = { importId: string; position: number; kind: ImportFile['kinds'][number] };

function ColumnsForm({ importId, position, kind: { headings, unknown } }: ColumnsFormProps) {
  const form = useForm<{ columns: { heading: WooHeading; at: string }[] }>({
    values: {
      columns: headings.map((heading) => ({
        heading,
        at: String(unknown.find(({ is }) => is === heading)?.at ?? ''),
      })),
    },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Use these columns"
      needsChange
      variant="secondary"
      className="mb-4 grid gap-2"
      send={async (values) => {
        const columns = values.columns
          .filter(({ at }) => at !== '')
          .map(({ heading, at }) => ({ heading, at: Number(at) }));
        await adminApi(nameImportColumns, { body: { importId, file: position, columns } });
        await refreshShopImport(importId);
        await queryClient.invalidateQueries(surveyQuery(importId));
      }}
    >
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {headings.map((heading, index) => (
          <SelectField key={heading} label={heading} {...field(`columns.${index}.at`)}>
            <option value="">Not in the file</option>
            {unknown.map((column) => (
              <option key={column.at} value={column.at}>
                {column.heading}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </Form>
  );
}
