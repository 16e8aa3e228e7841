import type { OrderedItem } from '@gulmohar/contract/fulfilment/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { checkReturn, type ReasonDraft, type ReturnErrors } from './check-return.ts';
import { ExchangeChoice, type Requested } from './exchange-choice.tsx';
import type { RequestedReturn } from './mark-return.ts';
import { orderMessages as messages } from './order.messages.ts';
import { PhotoField, ReasonFields } from './reason-fields.tsx';
import type { SendReturnRequest } from './send-return-request.ts';
import { useReturnRequest } from './use-return-request.ts';

type ReturnDialogProps = {
  orderId: string;
  item: OrderedItem;
  /** The sizes that the item can be exchanged for now, with their units. */
  sizes: readonly (readonly [size: string, units: number])[];
  ask: SendReturnRequest;
  /** Whether there is an account, which can take store credit. */
  hasAccount: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Called once the return is requested and the dialog can close. */
  onRequested: (requested: RequestedReturn) => void | Promise<void>;
};

/**
 * Asks how many units come back, for the reason and, if wanted instead of a refund, for another size; sends the
 * request.
 */
export function ReturnDialog({
  orderId,
  item,
  sizes,
  ask,
  hasAccount,
  isOpen,
  onClose,
  onRequested,
}: ReturnDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<ReasonDraft>({ reason: null, words: '', photo: undefined });
  const [quantity, setQuantity] = useState(item.returnableQuantity);
  const [requested, setRequested] = useState<Requested>(null);
  const [toCredit, setToCredit] = useState(false);
  const [errors, setErrors] = useState<ReturnErrors>({});
  const { isBusy, problem, isRequested, send, finish } = useReturnRequest(ask, async () => {
    await onRequested({ itemId: item._id, quantity, exchangeSize: requested });
    onClose();
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const checked = checkReturn(draft, requested);
    if ('errors' in checked) {
      setErrors(checked.errors);
      form.current?.querySelector<HTMLElement>(checked.field)?.focus();
      return;
    }
    const { reason, photo } = checked;
    const exchangeSize = requested ?? undefined;
    const quantities = { [item._id]: quantity };
    void send({ orderId, itemIds: [item._id], quantities, reason, exchangeSize, toCredit }, photo);
  }

  function change(changed: Partial<ReasonDraft>): void {
    setDraft({ ...draft, ...changed });
    setErrors({});
  }

  return (
    <Dialog title={messages.returnTitle} isOpen={isOpen} onClose={isRequested ? finish : onClose}>
      <form ref={form} onSubmit={submit} noValidate className="mt-3 grid gap-3">
        <p className="text-muted">{item.name}</p>
        {isRequested ? (
          <>
            <p role="status">{messages.photoMissing}</p>
            <PhotoField error={errors.photo} onChange={(photo) => change({ photo })} />
          </>
        ) : (
          <>
            {item.returnableQuantity > 1 && (
              <SelectField
                label={messages.returnQuantity}
                value={quantity}
                onChange={(event) => {
                  setQuantity(Number(event.target.value));
                  setRequested(null);
                }}
              >
                <Options of={unitsUpTo(item.returnableQuantity)} />
              </SelectField>
            )}
            <ReasonFields size={item.size} draft={draft} errors={errors} onChange={change} />
            <ExchangeChoice
              sizes={sizes.filter(([, units]) => units >= quantity).map(([size]) => size)}
              requested={requested}
              error={errors.size}
              onChange={(choice) => {
                setRequested(choice);
                setErrors({});
              }}
            />
            {hasAccount && requested === null && (
              <ChoiceField
                legend={messages.refundTo}
                choices={[
                  { value: 'paid', label: messages.refundAsPaid },
                  { value: 'credit', label: messages.refundAsCredit },
                ]}
                value={toCredit ? 'credit' : 'paid'}
                onChange={(choice) => setToCredit(choice === 'credit')}
              />
            )}
          </>
        )}
        <ProblemNote text={problem} />
        <Button type="submit" isBusy={isBusy}>
          {isRequested ? messages.photoSend : messages.returnSend}
        </Button>
        {isRequested && (
          <Button variant="secondary" onClick={finish}>
            {messages.photoSkip}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

function unitsUpTo(most: number): number[] {
  return Array.from({ length: most }, (_value, index) => index + 1);
}
