import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';

type PictureStepsProps = {
  /** The index of the picture that is shown. */
  shown: number;
  count: number;
  onShow: (index: number) => void;
  messages: {
    previousPicture: string;
    nextPicture: string;
    ofPictures: (number: number, count: number) => string;
  };
};

/** Below a dialog's picture: to the one before and the next, round and round. Nothing for a single picture. */
export function PictureSteps({ shown, count, onShow, messages }: PictureStepsProps) {
  if (count < 2) return null;
  const step = (by: number) => onShow((shown + by + count) % count);
  return (
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
  );
}

type StepButtonProps = { label: string; onClick: () => void; children: ReactNode };

function StepButton({ label, onClick, children }: StepButtonProps) {
  return (
    <ScriptButton
      aria-label={label}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-panel"
    >
      {children}
    </ScriptButton>
  );
}
