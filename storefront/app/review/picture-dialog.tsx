import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { PictureSteps } from '../page/picture-steps.tsx';
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
  const id = pictures[shown];

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
      <PictureSteps shown={shown} count={pictures.length} onShow={onShow} messages={messages} />
    </Dialog>
  );
}
