import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CrossIcon } from './icons.tsx';
import { useOpenDialog } from './open-dialogs.ts';
import { Toaster } from './toaster.tsx';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** 'side' slides in from the left at full height; 'full' fills the whole screen. */
  place?: 'middle' | 'side' | 'full';
  closeLabel?: string;
};

const places = {
  middle: 'dialog-middle m-auto rounded-(--corner) max-h-[85dvh] w-[min(34rem,calc(100vw-2rem))] p-6 sm:p-8',
  side: 'dialog-side mr-auto h-dvh max-h-none w-[min(20rem,85vw)] p-6',
  full: 'm-0 h-dvh max-h-none w-screen max-w-none flex-col p-5 open:flex',
};

const FIELDS = ':is(input, select, textarea):not(:disabled, [readonly], [type="hidden"])';

/** Based on the native element, which traps and returns the focus and closes on Escape. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  place = 'middle',
  closeLabel = 'Close',
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) {
      dialog.showModal();
      if (place === 'middle') focusFirstField(dialog);
    }
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen, place]);
  useOpenDialog(titleId, isOpen);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it; Escape does so for the keyboard
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // In React, the close event of a nested dialog arrives here too.
      onClose={(event) => event.target === ref.current && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
      className={`overflow-y-auto overscroll-contain bg-ground text-ink backdrop:bg-black/50 ${places[place]}`}
    >
      {isOpen && (
        <>
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="font-display text-xl text-heading">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className="-mt-2 -mr-3 grid size-11 shrink-0 cursor-pointer place-items-center"
            >
              <CrossIcon />
            </button>
          </div>
          {children}
          <Toaster dialogId={titleId} />
        </>
      )}
    </dialog>
  );
}

/** In a group of radio buttons the checked one gets the focus, as with the Tab key. */
function focusFirstField(dialog: HTMLDialogElement): void {
  const first = dialog.querySelector<HTMLInputElement>(FIELDS);
  if (!first) return;
  const chosen = [...dialog.querySelectorAll<HTMLInputElement>(':checked')].find(
    ({ type, name }) => type === 'radio' && name === first.name,
  );
  (first.type === 'radio' && chosen ? chosen : first).focus();
}
