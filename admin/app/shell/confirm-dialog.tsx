import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import type { ReactNode } from 'react';
import { failureText } from '../api/failure.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  /** What the button says: the verb itself, never 'OK'. */
  action: string;
  /** What the way back says. */
  wayBack?: string;
  isOpen: boolean;
  isBusy: boolean;
  /** Why it could not be done; it stands here until it is tried again, while a toast would pass. */
  failure?: Error | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be taken back, or that touches people, money or what shoppers see. */
export function ConfirmDialog({
  title,
  children,
  action,
  wayBack = 'Not now',
  isOpen,
  isBusy,
  failure,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <div className="mt-4 grid gap-6">
        <div>{children}</div>
        <ProblemNote text={failure ? failureText(failure) : undefined} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={onConfirm} disabled={isBusy}>
            {action}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {wayBack}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
