import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import type { ReactNode } from 'react';
import { failureText } from '../api/failure.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  /** The label of the confirming button: the verb itself, never 'OK'. */
  action: string;
  cancelLabel?: string;
  isOpen: boolean;
  isBusy: boolean;
  /**
   * Why the action failed. Stays visible until the next attempt, unlike in a toast, which would disappear.
   */
  failure?: Error | null;
  onConfirm: () => void;
  onClose: () => void;
};

/**
 * Asks for confirmation before an action that cannot be undone or that affects people, money or what shoppers
 * see.
 */
export function ConfirmDialog({
  title,
  children,
  action,
  cancelLabel = 'Not now',
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
          <Button onClick={onConfirm} isBusy={isBusy}>
            {action}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
