import { returnPhotoUpload } from '@gulmohar/contract/fulfilment/return-rules.ts';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import {
  MAX_REASON_LENGTH,
  reasonsFor,
  wantsPhoto,
} from '../../../contract/src/fulfilment/return-reasons.ts';
import type { ReasonDraft, ReturnErrors } from './check-return.ts';
import { orderMessages as messages } from './order.messages.ts';

type ReasonFieldsProps = {
  /** Of the item; null if it has none. */
  size: string | null;
  draft: ReasonDraft;
  errors: ReturnErrors;
  onChange: (change: Partial<ReasonDraft>) => void;
};

/** The reason for a return: one of the usual ones, the shopper's own words, and a photo of the problem. */
export function ReasonFields({ size, draft, errors, onChange }: ReasonFieldsProps) {
  return (
    <>
      <div data-reasons="">
        <ChoiceField
          legend={messages.returnReason}
          choices={reasonsFor(size)}
          value={draft.reason}
          error={errors.reason}
          onChange={(reason) => onChange({ reason })}
        />
      </div>
      <TextField
        label={draft.reason === 'other' ? messages.returnWords : messages.returnMore}
        name="words"
        value={draft.words}
        error={errors.words}
        maxLength={MAX_REASON_LENGTH}
        required={draft.reason === 'other'}
        onChange={(event) => onChange({ words: event.target.value })}
      />
      {wantsPhoto(draft.reason) && (
        <PhotoField error={errors.photo} onChange={(photo) => onChange({ photo })} />
      )}
    </>
  );
}

type PhotoFieldProps = { error: string | undefined; onChange: (photo: File | undefined) => void };

/** Uses the browser's own file field, because it shows the chosen file. */
export function PhotoField({ error, onChange }: PhotoFieldProps) {
  return (
    <TextField
      label={messages.photo}
      type="file"
      name="photo"
      accept={returnPhotoUpload.types.join()}
      hint={messages.photoHint}
      error={error}
      className="mt-1 block w-full cursor-pointer border border-muted bg-field p-2 text-base file:mr-3 file:min-h-9 file:cursor-pointer file:border file:border-ink file:bg-transparent file:px-3 file:text-sm file:font-semibold file:text-ink aria-invalid:border-problem"
      onChange={(event) => onChange(event.target.files?.[0])}
    />
  );
}
