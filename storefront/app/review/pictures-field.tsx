import { MAX_REVIEW_PICTURES, reviewPictureUpload } from '@gulmohar/contract/catalogue/review-rules.ts';
import type { sendReviewPicture } from '@gulmohar/contract/fulfilment/review.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { CrossIcon } from '@gulmohar/ui/icons.tsx';
import { type ChangeEvent, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { reviewMessages as messages } from './review.messages.ts';
import { reviewPictureUrl } from './review-picture-url.ts';

const send = addressOf<typeof sendReviewPicture>({ method: 'PUT', path: '/review/picture' });

type PicturesFieldProps = {
  pictures: readonly string[];
  proof: string;
  onChange: (change: (before: readonly string[]) => readonly string[]) => void;
};

/** Photographs are uploaded as soon as they are chosen; the review then names them. */
export function PicturesField({ pictures, proof, onChange }: PicturesFieldProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isFull = pictures.length >= MAX_REVIEW_PICTURES;

  async function add({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = [...(currentTarget.files ?? [])];
    const left = MAX_REVIEW_PICTURES - pictures.length;
    setBusy(true);
    setProblem(chosen.length > left ? messages.tooManyPictures(MAX_REVIEW_PICTURES) : undefined);
    for (const file of chosen.slice(0, left)) await upload(file);
    // The same file may be chosen again.
    currentTarget.value = '';
    setBusy(false);
  }

  async function upload(file: File): Promise<void> {
    if (file.size > reviewPictureUpload.maxBytes) return setProblem(messages.pictureTooLarge);
    try {
      const { pictureId } = await browserApi(send, { query: { proof }, body: file });
      onChange((before) => [...before, pictureId]);
    } catch (failure) {
      setProblem(failureText(failure, messages.pictureFailed));
    }
  }

  return (
    <div className="mb-4">
      <TextField
        label={messages.addPictures(MAX_REVIEW_PICTURES)}
        type="file"
        multiple
        accept={reviewPictureUpload.types.join()}
        hint={isBusy ? messages.uploading : messages.picturesHint}
        error={problem}
        disabled={isBusy || isFull}
        className="mt-1 block w-full cursor-pointer border border-muted bg-field p-2 text-base text-transparent file:mr-3 file:min-h-9 file:cursor-pointer file:border file:border-ink file:bg-transparent file:px-3 file:text-sm file:font-semibold file:text-ink aria-invalid:border-problem disabled:opacity-60"
        onChange={add}
      />
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((id, index) => (
            <li key={id} className="relative">
              <img
                src={reviewPictureUrl(id, 'small', proof)}
                alt={messages.ownPicture(index + 1)}
                width={96}
                height={96}
                className="size-24 rounded-(--corner) bg-panel object-cover"
              />
              <button
                type="button"
                aria-label={messages.removePicture(index + 1)}
                onClick={() => onChange((before) => before.filter((one) => one !== id))}
                className="absolute top-0 right-0 grid size-9 cursor-pointer place-items-center rounded-full bg-ground"
              >
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
