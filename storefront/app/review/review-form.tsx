import { fits, refusalLabels } from '@gulmohar/contract/catalogue/review-rules.ts';
import {
  type OwnReview,
  reviewForm,
  saveReview,
  withdrawReview,
} from '@gulmohar/contract/fulfilment/review.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { z } from 'zod';
import { browserApi, failureText } from '../api/browser-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { sending } from '../form/sending.ts';
import { paths } from '../paths.ts';
import { PicturesField } from './pictures-field.tsx';
import { RatingField } from './rating-field.tsx';
import { fitLabels, reviewMessages as messages } from './review.messages.ts';

type Own = Omit<OwnReview, 'success'>;
type Fields = z.input<typeof reviewForm>;
type Value = z.output<typeof reviewForm>;

type ReviewFormProps = { loaded: Own; of: { itemId: string; token?: string } };

export function ReviewForm({ loaded, of }: ReviewFormProps) {
  const [own, setOwn] = useState(loaded);
  const [outcome, setOutcome] = useState('');
  const [pictures, setPictures] = useState<readonly string[]>(loaded.review?.pictures ?? []);
  const { review, author } = loaded;
  const form = useForm<Fields, unknown, Value>({
    resolver: zodResolver(reviewForm),
    defaultValues: {
      rating: review?.rating ?? 0,
      title: review?.title ?? '',
      text: review?.text ?? '',
      author,
      fit: review?.fit ?? null,
      heightCm: review?.heightCm ?? null,
      usualSize: review?.usualSize ?? '',
    },
  });
  const field = fieldOf(form);
  const { errors, isSubmitting } = form.formState;

  async function send(value: Value): Promise<void> {
    setOutcome('');
    setOwn(await browserApi(saveReview, { body: { ...of, ...value, pictures: [...pictures] } }));
    setOutcome(messages.saved);
  }

  async function withdraw(): Promise<void> {
    try {
      setOwn(await browserApi(withdrawReview, { body: of }));
      setPictures([]);
      setOutcome(messages.withdrawn);
    } catch (failure) {
      form.setError('root', { message: failureText(failure, messages.withdrawFailed) });
    }
  }

  return (
    <form
      noValidate
      aria-label={messages.formTitle}
      onSubmit={sending(form, send, { failed: messages.sendFailed, isQuiet: true })}
      className="grid gap-2"
    >
      {own.review && <p className="mb-2 bg-panel p-4">{stateText(own.review)}</p>}
      <RatingField form={form} />
      <TextField label={messages.headline} autoComplete="off" {...field('title')} />
      <TextAreaField label={messages.text} rows={6} {...field('text')} />
      <div className="grid items-end gap-x-6 sm:grid-cols-3">
        <SelectField
          label={messages.fitField}
          {...field('fit')}
          {...form.register('fit', { setValueAs: (value) => value || null })}
        >
          <option value="">{messages.noFit}</option>
          {fits.map((fit) => (
            <option key={fit} value={fit}>
              {fitLabels[fit]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={messages.heightField}
          inputMode="numeric"
          autoComplete="off"
          {...field('heightCm')}
          {...form.register('heightCm', { setValueAs: toNumber })}
        />
        <TextField label={messages.usualField} autoComplete="off" {...field('usualSize')} />
      </div>
      <PicturesField
        pictures={pictures}
        proof={own.pictureProof}
        onChange={(change) => setPictures(change)}
      />
      <TextField label={messages.author} autoComplete="nickname" required {...field('author')} />
      <ProblemNote text={errors.root?.message} />
      <Button type="submit" isBusy={isSubmitting} className="justify-self-start">
        {isSubmitting ? messages.sending : messages.send}
      </Button>
      <p role="status" className="min-h-6 text-success">
        {outcome}
      </p>
      <p className="flex flex-wrap items-center gap-x-6">
        <Link to={paths.aboutReviews()} className="inline-flex min-h-11 items-center text-link underline">
          {messages.about}
        </Link>
        {own.review && own.review.status !== 'withdrawn' && (
          <Button variant="quiet" onClick={withdraw}>
            {messages.withdraw}
          </Button>
        )}
      </p>
    </form>
  );
}

function toNumber(typed: unknown): number | null {
  return typed === '' || typed === null || typed === undefined ? null : Number(typed);
}

function stateText({ status, refusal }: NonNullable<Own['review']>): string {
  if (status !== 'refused') return messages.states[status];
  return messages.states.refused(refusal ? refusalLabels[refusal].toLowerCase() : '');
}
