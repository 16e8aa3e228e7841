import type { cancelOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { failureText } from '../api/failure-text.ts';
import { orderMessages as messages } from './order.messages.ts';

const cancelCall = addressOf<typeof cancelOrder>({
  method: 'POST',
  path: '/order/cancel',
  shopper: 'required',
});

type CancelDialogProps = { orderId: string; isOpen: boolean; onClose: () => void };

export function CancelDialog({ orderId, isOpen, onClose }: CancelDialogProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function cancel(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { message } = await browserApi(cancelCall, { body: { orderId } });
      await revalidate();
      showToast('success', message);
      onClose();
    } catch (failure) {
      const reason = failureText(failure, messages.cancelFailed);
      setProblem(reason);
      showToast('error', reason);
    }
    setBusy(false);
  }

  return (
    <Dialog title={messages.cancelTitle} isOpen={isOpen} onClose={onClose}>
      <p className="mt-3 mb-4">{messages.cancelWarning}</p>
      <ProblemNote text={problem} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={cancel}>
          {messages.cancel}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {messages.keep}
        </Button>
      </div>
    </Dialog>
  );
}
