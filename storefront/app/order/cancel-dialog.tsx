import { ApiError } from '@gulmohar/contract/api/client.ts';
import { cancelOrder, type OrderDetail } from '@gulmohar/contract/fulfilment/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { orderMessages as messages } from './order.messages.ts';

type CancelDialogProps = {
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
  onCancelled: (order: OrderDetail) => void;
};

export function CancelDialog({ orderId, isOpen, onClose, onCancelled }: CancelDialogProps) {
  const [isBusy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      const { order, message } = await browserApi(cancelOrder, { body: { orderId } });
      onCancelled(order);
      showToast('success', message);
    } catch (failure) {
      showToast('error', failure instanceof ApiError ? failure.message : messages.cancelFailed);
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
