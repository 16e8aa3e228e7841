import { pageSlug } from '@gulmohar/contract/site/page-slug.ts';
import { text } from '@gulmohar/contract/values/text-field.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PageHead } from '../components/page-head.tsx';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { slugOf } from './slug-of.ts';

const fields = z.object({ title: text(120, 'Please enter a title'), slug: pageSlug });
export type NewDocumentFields = z.output<typeof fields>;

type NewDocumentProps = {
  heading: string;
  /** Where its address begins: `/journal/`. */
  folder: string;
  create: (entered: NewDocumentFields) => Promise<void>;
  /** What stands above title and address, and may suggest them. */
  children?: (suggest: (title: string) => void) => ReactNode;
};

/** The title and the address of a page or article that is to be made. */
export function NewDocument({ heading, folder, create, children }: NewDocumentProps) {
  const form = useForm({ resolver: zodResolver(fields), defaultValues: { title: '', slug: '' } });
  const field = fieldOf(form);

  function suggest(title: string): void {
    form.setValue('title', title, { shouldDirty: true });
    form.setValue('slug', slugOf(title), { shouldDirty: true });
  }

  return (
    <>
      <PageHead title={heading} />
      <Form form={form} action="Create" send={create} isPage className="grid max-w-xl gap-2">
        {children?.(suggest)}
        <TextField
          label="Title"
          autoComplete="off"
          {...field('title', {
            onBlur: ({ target }) => {
              if (form.getValues('slug') === '') form.setValue('slug', slugOf(target.value));
            },
          })}
        />
        <TextField label={`Address, after ${folder}`} autoComplete="off" {...field('slug')} />
      </Form>
    </>
  );
}
