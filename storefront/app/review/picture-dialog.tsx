import { Dialog } from '@gulmohar/ui/dialog.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { reviewMessages as messages } from './review.messages.ts';
import { reviewPictureUrl } from './review-picture-url.ts';

type PictureDialogProps = {
  pictures: readonly string[];
  /** The index of the picture that is shown; undefined while the dialog is closed. */
  shown: number | undefined;
  altOf: (index: number) => string;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** A review's photographs, one at a time. */
export function PictureDialog({ pictures, shown: chosen, altOf, onShow, onClose }: PictureDialogProps) {
  const shown = chosen ?? 0;
  const count = pictures.length;
  const id = pictures[shown];
  const step = (by: number) => onShow((shown + by + count) % count);

  return (
    <Dialog title={messages.pictures} isOpen={chosen !== undefined} onClose={onClose} place="full">
      <div className="relative mt-3 min-h-0 grow basis-0">
        {id && (
          <img
            key={id}
            src={reviewPictureUrl(id, 'large')}
            alt={altOf(shown)}
            className="absolute inset-0 size-full object-contain"
          />
        )}
      </div>
      {count > 1 && (
        <div className="-mb-2 flex items-center justify-center gap-6 pt-3">
          <StepButton label={messages.previousPicture} onClick={() => step(-1)}>
            <ArrowLeft aria-hidden="true" strokeWidth={1.5} />
          </StepButton>
          <p role="status" className="min-w-12 text-center tabular-nums">
            {messages.ofPictures(shown + 1, count)}
          </p>
          <StepButton label={messages.nextPicture} onClick={() => step(1)}>
            <ArrowRight aria-hidden="true" strokeWidth={1.5} />
          </StepButton>
        </div>
      )}
    </Dialog>
  );
}

type StepButtonProps = { label: string; onClick: () => void; children: ReactNode };

function StepButton({ label, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-panel"
    >
      {children}
    </button>
  );
}
