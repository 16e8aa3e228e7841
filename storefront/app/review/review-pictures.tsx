import type { Review } from '@gulmohar/contract/catalogue/review.ts';
import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { lazy, Suspense, useState } from 'react';
import { reviewMessages as messages } from './review.messages.ts';
import { reviewPictureUrl } from './review-picture-url.ts';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

/** A review's photographs as squares; a tap shows them whole. */
export function ReviewPictures({ review: { pictures, author } }: { review: Review }) {
  const [shown, setShown] = useState<number>();
  const [isAsked, setAsked] = useState(false);
  if (pictures.length === 0) return null;
  const altOf = (index: number) => messages.pictureOf(index + 1, pictures.length, author);

  function show(index: number): void {
    setAsked(true);
    setShown(index);
  }

  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pictures.map((id, index) => (
          <li key={id}>
            <ScriptButton
              onClick={() => show(index)}
              className="block size-24 cursor-zoom-in overflow-hidden rounded-(--corner) bg-panel"
            >
              <img
                src={reviewPictureUrl(id, 'small')}
                alt={altOf(index)}
                width={96}
                height={96}
                loading="lazy"
                className="size-24 object-cover"
              />
            </ScriptButton>
          </li>
        ))}
      </ul>
      {isAsked && (
        <Suspense>
          <PictureDialog
            pictures={pictures}
            shown={shown}
            altOf={altOf}
            onShow={setShown}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
