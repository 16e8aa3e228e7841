import { cancelOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../api/browser-api.ts';
import { failureText } from '../api/failure-text.ts';
import { orderMessages as messages } from './order.messages.ts';

type CancelDialogProps = { orderId: string; isOpen: boolean; onClose: () => void };

export function CancelDialog({ orderId, isOpen, onClose }: CancelDialogProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      const { message } = await browserApi(cancelOrder, { body: { orderId } });
      await revalidate();
      showToast('success', message);
    } catch (failure) {
      showToast('error', failureText(failure, messages.cancelFailed));
    }
    setBusy(false);
    onClose();
  }

  return (
    <Dialog title={messages.cancelTitle} isOpen={isOpen} onClose={onClose}>
      <p className="mt-3 mb-6">{messages.cancelWarning}</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={cancel}>
          {messages.cancel}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {messages.keep}
        </Button>
      </div>
    </Dialog>
  );
}
