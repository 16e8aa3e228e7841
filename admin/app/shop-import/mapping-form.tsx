import { type ImportSurvey, importMapping, type ShopImport } from '@gulmohar/contract/admin/shop-import.ts';
import { checkShopImport } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { Section } from '../components/section.tsx';
import { controlledOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { NumberField } from '../form/number-field.tsx';
import { ColumnFields } from './column-fields.tsx';
import type { MappingValues } from './mapping-values.ts';
import { OptionFields } from './option-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { refreshShopImport, surveyQuery } from './shop-import.queries.ts';
import { TypeFields } from './type-fields.tsx';
import { listOfUnits } from './unit-names.ts';

type MappingFormProps = { item: ShopImport; onChecking: () => void };

/** What the products in the files become here: everything is proposed, so that the owner only looks through it. */
export function MappingForm({ item, onChecking }: MappingFormProps) {
  const { importId } = item;
  const { data } = useSuspenseQuery(surveyQuery(importId));
  const { survey } = data;
  const form = useForm({
    resolver: zodResolver(importMapping),
    values: valuesOf(survey, item.mapping),
    resetOptions: { keepDirtyValues: true },
  });
  if (survey.parts.length === 0)
    return <p role="status">These files have nothing to import by themselves yet.</p>;
  return (
    <FormProvider {...form}>
      <Form
        form={form}
        action={`Check ${listOfUnits(survey.parts.map(({ kind, total }) => ({ kind, count: total })))}`}
        isPage
        className="grid gap-8"
        send={async (mapping) => {
          await adminApi(checkShopImport, { body: { importId, mapping } });
          onChecking();
          await refreshShopImport(importId);
        }}
      >
        {survey.products > 0 && <ProductFields survey={survey} />}
        {survey.parts.some(({ kind }) => kind === 'customer') && (
          <Section title="Customers">
            <p className="max-w-prose text-sm text-muted">
              Customers become accounts without a password. Nobody gets an e-mail until you invite them, so
              many a day as you choose. The newsletter goes to those alone of whom the file says that they
              agreed.
            </p>
          </Section>
        )}
        {survey.parts.some(({ kind }) => kind === 'past-order') && (
          <Section title="Past orders">
            <div className="sm:max-w-sm">
              <NumberField
                label="Past orders of the last years"
                hint="Of how many years; 0 for all. They can be read here, and are no part of sales, stock and GST."
                {...controlledOf(form)('orderYears')}
              />
            </div>
          </Section>
        )}
        {survey.parts.some(({ kind }) => kind === 'review') && (
          <Section title="Reviews">
            <p className="max-w-prose text-sm text-muted">
              Reviews keep their dates and stars, and say where they come from. Import their products first,
              or with them. What may contain a link, a phone number or an e-mail address waits for your
              decision at Reviews; e-mail addresses of authors are not stored.
            </p>
          </Section>
        )}
        <ColumnFields survey={survey} />
      </Form>
    </FormProvider>
  );
}

function ProductFields({ survey }: { survey: ImportSurvey }) {
  return (
    <>
      <p role="status">
        {survey.products} products with {survey.variants} sizes and colours, and {survey.pictures} pictures.
      </p>
      <Section title="Types">
        <TypeFields types={survey.types} />
      </Section>
      {survey.options.length > 0 && (
        <Section title="Options">
          <OptionFields options={survey.options} />
        </Section>
      )}
      <Section title="Prices and stock">
        <PriceFields survey={survey} />
      </Section>
    </>
  );
}

/** What was chosen before stays; the rest is as proposed. */
function valuesOf(
  { types, options, keptColumns }: ImportSurvey,
  chosen: ShopImport['mapping'],
): MappingValues {
  return {
    addedGst: chosen?.addedGst ?? 0,
    compareAtIsMrp: chosen?.compareAtIsMrp ?? false,
    uncountedUnits: chosen?.uncountedUnits ?? 10,
    orderYears: chosen?.orderYears ?? 2,
    shownColumns: chosen?.shownColumns?.filter((heading) => keptColumns.includes(heading)) ?? [],
    replacesChanges: chosen?.replacesChanges ?? false,
    types: types.map(
      ({ from, suggestion }) => chosen?.types.find((type) => type.from === from) ?? suggestion,
    ),
    options: options.map(
      ({ name, suggestion }) =>
        chosen?.options.find((option) => option.name === name) ?? { name, use: suggestion },
    ),
  };
}
