import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

type AlertDialogProps = {
  title: string;
  text: string;
  isOpen: boolean;
  onClose: () => void;
  closeLabel?: string;
};

/** A modal dialog, announced at once, that stays until it is closed by button or Escape. */
export function AlertDialog({ title, text, isOpen, onClose, closeLabel = 'OK' }: AlertDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] overflow-y-auto border-t-4 border-problem bg-ground p-6 text-ink backdrop:bg-black/50 sm:p-8"
    >
      {isOpen && (
        <>
          <h2 id={`${id}-title`} className="font-display text-xl text-heading">
            {title}
          </h2>
          <p id={`${id}-text`} className="mt-3 mb-6">
            {text}
          </p>
          <Button onClick={() => ref.current?.close()}>{closeLabel}</Button>
        </>
      )}
    </dialog>
  );
}
