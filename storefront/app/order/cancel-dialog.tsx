import type { cancelOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useRevalidator } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { useCall } from '../form/use-call.ts';
import { orderMessages as messages } from './order.messages.ts';

const cancelCall = addressOf<typeof cancelOrder>({
  method: 'POST',
  path: '/order/cancel',
  shopper: 'required',
});

type CancelDialogProps = { orderId: string; isOpen: boolean; onClose: () => void };

export function CancelDialog({ orderId, isOpen, onClose }: CancelDialogProps) {
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();

  async function cancel(): Promise<void> {
    const { message } = await browserApi(cancelCall, { body: { orderId } });
    await revalidate();
    showToast('success', message);
    onClose();
  }

  return (
    <Dialog title={messages.cancelTitle} isOpen={isOpen} onClose={onClose}>
      <p className="mt-3 mb-4">{messages.cancelWarning}</p>
      <ProblemNote text={problem} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => run(cancel, messages.cancelFailed)}>
          {messages.cancel}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {messages.keep}
        </Button>
      </div>
    </Dialog>
  );
}
