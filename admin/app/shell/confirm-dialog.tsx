import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import type { ReactNode } from 'react';

type ConfirmDialogProps = {
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  /** What the button says: the verb itself, never 'OK'. */
  action: string;
  isOpen: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  children,
  action,
  isOpen,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <div className="mt-4 grid gap-6">
        <div>{children}</div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onConfirm} disabled={isBusy}>
            {action}
          </Button>
          <Button look="secondary" onClick={onClose}>
            Not now
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
