import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type AskFirstProps = {
  /** The button's text. */
  label: ReactNode;
  /** The question. */
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  /** The text of the button that confirms. */
  action: string;
  look?: ComponentProps<typeof Button>['look'];
  isDisabled?: boolean;
  hint?: string | undefined;
  run: () => Promise<unknown>;
};

/**
 * A button that asks for confirmation before an action that affects people, money or what shoppers see at
 * once.
 */
export function AskFirst({
  label,
  title,
  children,
  action,
  look = 'quiet',
  isDisabled = false,
  hint,
  run,
}: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  const done = useMutation({ mutationFn: run, onSuccess: () => setAsking(false) });
  const close = () => {
    setAsking(false);
    done.reset();
  };
  return (
    <>
      <Button look={look} disabled={isDisabled} title={hint} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        title={title}
        action={action}
        isOpen={isAsking}
        isBusy={done.isPending}
        failure={done.error}
        onConfirm={() => done.mutate()}
        onClose={close}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
