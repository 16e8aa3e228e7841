import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { FailureNote } from './failure-note.tsx';

type DisputeButtonProps = {
  isDisputed: boolean;
  change: () => Promise<unknown>;
  refresh: () => Promise<unknown>;
};

/** Starts a dispute with a courier, or marks it as settled. */
export function DisputeButton({ isDisputed, change, refresh }: DisputeButtonProps) {
  const changing = useMutation({ mutationFn: change, onSettled: refresh });
  return (
    <>
      <Button variant="quiet" isBusy={changing.isPending} onClick={() => changing.mutate()}>
        {isDisputed ? 'Mark as settled' : 'Dispute'}
      </Button>
      <FailureNote error={changing.error} />
    </>
  );
}
