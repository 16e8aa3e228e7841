import type { Dimension } from '@gulmohar/contract/catalogue/size-advice/measured-sizes.ts';
import { likings, type Person, person as schema } from '@gulmohar/contract/catalogue/size-advice/person.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldOf } from '../form/field-of.ts';
import { sending } from '../form/sending.ts';
import { sizeAdviceMessages as messages } from './size-advice.messages.ts';

export type Measure = Dimension | 'height';

type PersonFormProps = {
  person: Person;
  asked: readonly Measure[];
  sizes: readonly string[];
  /** Whether the account keeps it; null without an account. */
  inAccount: boolean | null;
  onSave: (person: Person, isInAccount: boolean) => Promise<void>;
};

const fields = { bust: 'bustCm', waist: 'waistCm', hip: 'hipCm' } as const;

export function newPerson(name: string): Person {
  return {
    id: crypto.randomUUID(),
    name,
    isChild: false,
    bustCm: null,
    waistCm: null,
    hipCm: null,
    heightCm: null,
    birthMonth: null,
    measuredOn: null,
    liking: 'as-made',
    usualSize: '',
  };
}

export function PersonForm({ person, asked, sizes, inAccount, onSave }: PersonFormProps) {
  const form = useForm<z.input<typeof schema>, unknown, Person>({
    resolver: zodResolver(schema),
    defaultValues: person,
  });
  const [isKept, setKept] = useState<boolean>();
  const field = fieldOf(form);
  const { errors, isSubmitting } = form.formState;
  const isChild = form.watch('isChild');

  function number(name: 'bustCm' | 'waistCm' | 'hipCm' | 'heightCm', label: string) {
    return (
      <TextField
        key={name}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        {...field(name)}
        {...form.register(name, { setValueAs: toNumber })}
      />
    );
  }

  return (
    <form
      noValidate
      aria-label={messages.measures}
      onSubmit={sending(form, (value) => onSave(value, isKept ?? inAccount ?? false), {
        failed: messages.saveFailed,
        isQuiet: true,
      })}
      className="mt-4 grid gap-2"
    >
      {asked.includes('height') && (
        <CheckField
          label={messages.isChild}
          hint={messages.childHint}
          {...form.register('isChild', {
            onChange: ({ target }) => target.checked || forgetChild(),
          })}
        />
      )}
      <fieldset>
        <legend className="text-sm font-semibold">{messages.measures}</legend>
        <p className="mb-2 text-sm text-muted">{messages.measuresHint}</p>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {isChild && asked.includes('height') && (
            <>
              {number('heightCm', messages.heightCm)}
              <TextField
                label={messages.measuredOn}
                type="date"
                {...field('measuredOn')}
                {...form.register('measuredOn', { setValueAs: toNull })}
              />
              <TextField
                label={messages.birthMonth}
                type="month"
                {...field('birthMonth')}
                {...form.register('birthMonth', { setValueAs: toNull })}
              />
            </>
          )}
          {asked.flatMap((measure) =>
            measure === 'height' ? [] : [number(fields[measure], messages[fields[measure]])],
          )}
        </div>
      </fieldset>
      <ChoiceField
        legend={messages.liking}
        choices={likings.map((value) => ({ value, label: messages.likings[value] }))}
        value={form.watch('liking')}
        onChange={(liking) => form.setValue('liking', liking)}
      />
      <SelectField label={messages.usualSize} {...field('usualSize')}>
        <option value="" />
        <Options of={[...new Set([...sizes, person.usualSize])].filter(Boolean)} />
      </SelectField>
      <TextField label={messages.name} autoComplete="off" {...field('name')} />
      {inAccount === null ? (
        <p className="text-sm text-muted">{messages.inBrowser}</p>
      ) : (
        <CheckField
          label={messages.inAccount}
          hint={messages.inAccountHint}
          checked={isKept ?? inAccount}
          onChange={({ target }) => setKept(target.checked)}
        />
      )}
      <ProblemNote text={errors.root?.message} />
      <Button type="submit" isBusy={isSubmitting} className="mt-2 justify-self-start">
        {isSubmitting ? messages.saving : messages.show}
      </Button>
    </form>
  );

  function forgetChild(): void {
    for (const name of ['heightCm', 'birthMonth', 'measuredOn'] as const) form.setValue(name, null);
  }
}

function toNull(typed: unknown): string | null {
  return typeof typed === 'string' && typed !== '' ? typed : null;
}

function toNumber(typed: unknown): number | null {
  return typed === '' || typed === null || typed === undefined ? null : Number(typed);
}
