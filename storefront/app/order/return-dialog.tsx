import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { OrderedItem } from '@gulmohar/contract/fulfilment/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import type { AskForReturn } from './ask-for-return.ts';
import { ExchangeChoice, type Requested } from './exchange-choice.tsx';
import type { RequestedReturn } from './mark-return.ts';
import { orderMessages as messages } from './order.messages.ts';

type ReturnDialogProps = {
  orderId: string;
  item: OrderedItem;
  /** Those that it can be exchanged for at this moment. */
  sizes: readonly string[];
  ask: AskForReturn;
  isOpen: boolean;
  onClose: () => void;
  /** It was asked for, and the dialog can close. */
  onRequested: (requested: RequestedReturn) => void | Promise<void>;
};

/** Asks for the reason of a return, and for the size that may be wanted instead of the money, and sends it. */
export function ReturnDialog({ orderId, item, sizes, ask, isOpen, onClose, onRequested }: ReturnDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [requested, setRequested] = useState<Requested>(null);
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (!reason.trim()) return setError(messages.returnReasonMissing);
    if (requested === 'undecided') return showToast('error', messages.newSizeMissing);
    setBusy(true);
    try {
      const rejection = await ask({
        orderId,
        itemIds: [item._id],
        reason,
        exchangeSize: requested ?? undefined,
      });
      if (rejection) {
        showToast('error', rejection);
      } else {
        await onRequested({ itemId: item._id, exchangeSize: requested });
        showToast('success', messages.returnCreated);
        onClose();
      }
    } catch (failure) {
      const isAnswer = failure instanceof ApiError && failure.code !== undefined;
      showToast('error', isAnswer ? messages.returnRefused(failure.message) : messages.returnFailed);
    }
    setBusy(false);
  }

  return (
    <Dialog title={messages.returnTitle} isOpen={isOpen} onClose={onClose}>
      <form onSubmit={send} noValidate className="mt-3 grid gap-3">
        <p className="text-muted">{item.name}</p>
        <TextField
          label={messages.returnReason}
          value={reason}
          error={error}
          maxLength={500}
          required
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
        <ExchangeChoice sizes={sizes} requested={requested} onChange={setRequested} />
        <Button type="submit" disabled={isBusy}>
          {messages.returnSend}
        </Button>
      </form>
    </Dialog>
  );
}
