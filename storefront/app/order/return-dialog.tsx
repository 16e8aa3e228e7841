import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { OrderedItem } from '@gulmohar/contract/fulfilment/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { type FormEvent, useRef, useState } from 'react';
import type { AskForReturn } from './ask-for-return.ts';
import { ExchangeChoice, type Requested } from './exchange-choice.tsx';
import type { RequestedReturn } from './mark-return.ts';
import { orderMessages as messages } from './order.messages.ts';

type ReturnDialogProps = {
  orderId: string;
  item: OrderedItem;
  /** The sizes that it can be exchanged for at this moment. */
  sizes: readonly string[];
  ask: AskForReturn;
  isOpen: boolean;
  onClose: () => void;
  /** It was requested, and the dialog can close. */
  onRequested: (requested: RequestedReturn) => void | Promise<void>;
};

/** Asks for the reason of a return, and for the size that may be requested instead of a refund, and sends it. */
export function ReturnDialog({ orderId, item, sizes, ask, isOpen, onClose, onRequested }: ReturnDialogProps) {
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [sizeError, setSizeError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [requested, setRequested] = useState<Requested>(null);
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    if (!reason.trim()) {
      setError(messages.returnReasonMissing);
      return focus('[name=reason]');
    }
    if (requested === 'undecided') {
      setSizeError(messages.newSizeMissing);
      return focus('[data-sizes] input');
    }
    setBusy(true);
    try {
      const rejection = await ask({
        orderId,
        itemIds: [item._id],
        reason,
        exchangeSize: requested ?? undefined,
      });
      if (rejection) {
        complain(rejection);
      } else {
        await onRequested({ itemId: item._id, exchangeSize: requested });
        showToast('success', messages.returnCreated);
        onClose();
      }
    } catch (failure) {
      const isAnswer = failure instanceof ApiError && failure.code !== undefined;
      complain(isAnswer ? messages.returnRefused(failure.message) : messages.returnFailed);
    }
    setBusy(false);
  }

  function complain(message: string): void {
    setProblem(message);
    showToast('error', message);
  }

  function focus(field: string): void {
    form.current?.querySelector<HTMLElement>(field)?.focus();
  }

  return (
    <Dialog title={messages.returnTitle} isOpen={isOpen} onClose={onClose}>
      <form ref={form} onSubmit={send} noValidate className="mt-3 grid gap-3">
        <p className="text-muted">{item.name}</p>
        <TextField
          label={messages.returnReason}
          name="reason"
          value={reason}
          error={error}
          maxLength={500}
          required
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
        <ExchangeChoice
          sizes={sizes}
          requested={requested}
          error={sizeError}
          onChange={(choice) => {
            setRequested(choice);
            setSizeError(undefined);
          }}
        />
        <ProblemNote text={problem} />
        <Button type="submit" isBusy={isBusy}>
          {messages.returnSend}
        </Button>
      </form>
    </Dialog>
  );
}
