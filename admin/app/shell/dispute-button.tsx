import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { FailureNote } from './failure-note.tsx';

type DisputeButtonProps = {
  isDisputed: boolean;
  /** Begins the dispute, or says that it is settled. */
  change: () => Promise<unknown>;
  /** Has the list show it. */
  refresh: () => Promise<unknown>;
};

/** Disputes something with a courier, or says that the dispute is settled. */
export function DisputeButton({ isDisputed, change, refresh }: DisputeButtonProps) {
  const changing = useMutation({ mutationFn: change, onSettled: refresh });
  return (
    <>
      <Button look="quiet" isBusy={changing.isPending} onClick={() => changing.mutate()}>
        {isDisputed ? 'It is settled' : 'Dispute it'}
      </Button>
      <FailureNote error={changing.error} />
    </>
  );
}
