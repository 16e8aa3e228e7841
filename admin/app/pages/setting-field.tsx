import type { LinkTarget } from '@gulmohar/contract/site/link-target.ts';
import type { SectionField } from '@gulmohar/contract/site/section-fields.ts';
import type { RichText } from '@gulmohar/contract/values/rich-text.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Options, SelectField, TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { categoryNamesQuery } from '../catalogue/catalogue.queries.ts';
import { collectionsQuery } from '../collections/collection.queries.ts';
import { DateTimeField } from '../form/date-time-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { VideoField } from '../form/video-field.tsx';
import { TargetField } from '../link-target/target-field.tsx';
import { ProductsField } from '../product-picker/products-field.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';

const MAX_PICKED = 12;

type SettingFieldProps = {
  field: SectionField;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
};

/** One field of a section or an extension. The contract says of which kind it is, and its schema which values that kind has. */
export function SettingField({ field, value, error, onChange }: SettingFieldProps) {
  const { label, hint, kind, choices = {} } = field;
  const texts = { label, error, ...(hint && { hint }) };
  switch (kind) {
    case 'line':
      return (
        <TextField
          {...texts}
          autoComplete="off"
          value={value as string}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'lines':
      return (
        <TextAreaField
          {...texts}
          rows={4}
          value={value as string}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'rich-text':
      return <RichTextField {...texts} value={value as RichText} onChange={onChange} />;
    case 'picture':
      return <PictureField {...texts} isOptional shape="tall" value={value as string} onChange={onChange} />;
    case 'wide-picture':
      return <PictureField {...texts} isOptional shape="wide" value={value as string} onChange={onChange} />;
    case 'video':
      return <VideoField {...texts} value={value as string} onChange={onChange} />;
    case 'target':
      return <TargetField {...texts} isOptional value={value as LinkTarget | null} onChange={onChange} />;
    case 'instant':
      return <DateTimeField {...texts} value={value as string | null} onChange={onChange} />;
    case 'products':
      return <ProductsField {...texts} max={MAX_PICKED} value={value as string[]} onChange={onChange} />;
    case 'count':
      return <NumberField {...texts} value={value as number | null} onChange={onChange} />;
    case 'switch':
      return (
        <CheckField
          label={label}
          {...(hint && { hint })}
          checked={value as boolean}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'category':
      return <CategoryField {...texts} value={value as string} onChange={onChange} />;
    case 'collection':
      return <CollectionField {...texts} value={value as string} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField {...texts} value={value as string} onChange={({ target }) => onChange(target.value)}>
          <Options of={choices} />
        </SelectField>
      );
  }
}

type NamedFieldProps = {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function CategoryField(field: NamedFieldProps) {
  const { data: names = [] } = useQuery(categoryNamesQuery);
  return <NamedField {...field} choices={names.map((name) => ({ value: name, text: name }))} />;
}

function CollectionField(field: NamedFieldProps) {
  const { data } = useQuery(collectionsQuery);
  const choices = data?.collections.map(({ handle, title }) => ({ value: handle, text: title })) ?? [];
  return <NamedField {...field} choices={choices} />;
}

type Choices = { choices: { value: string; text: string }[] };

function NamedField({ value, onChange, choices, ...texts }: NamedFieldProps & Choices) {
  return (
    <SelectField {...texts} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">None</option>
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.text}
        </option>
      ))}
    </SelectField>
  );
}
