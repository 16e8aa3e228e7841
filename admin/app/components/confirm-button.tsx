import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Question = {
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  action: string;
  run: () => Promise<unknown>;
};

type ConfirmButtonProps = Question & {
  label: ReactNode;
  variant?: ComponentProps<typeof Button>['variant'];
  isDisabled?: boolean;
  hint?: string | undefined;
};

/**
 * A button that asks for confirmation before an action that affects people, money or what shoppers see at
 * once. The question stays as it was when it opened, although the data behind it may change meanwhile, not least
 * by the action itself.
 */
export function ConfirmButton({
  label,
  variant = 'quiet',
  isDisabled = false,
  hint,
  ...question
}: ConfirmButtonProps) {
  const [opened, setOpened] = useState<Question>();
  const { title, children, action, run } = opened ?? question;
  const done = useMutation({ mutationFn: run, onSuccess: () => setOpened(undefined) });
  const close = () => {
    setOpened(undefined);
    done.reset();
  };
  return (
    <>
      <Button variant={variant} disabled={isDisabled} title={hint} onClick={() => setOpened(question)}>
        {label}
      </Button>
      <ConfirmDialog
        title={title}
        action={action}
        isOpen={opened !== undefined}
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
