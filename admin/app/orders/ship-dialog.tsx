import type { AdminOrderRow } from '@gulmohar/contract/admin/order.ts';
import { failedFields } from '@gulmohar/contract/api/client.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { failureText } from '../api/failure.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Dialog } from '../components/dialog.tsx';
import { focusInvalid } from '../form/focus-invalid.ts';
import type { MoveOrders } from './use-move-orders.ts';

/** Suggestions, common in India; any other courier can be typed. */
const COURIERS = ['Delhivery', 'Blue Dart', 'DTDC', 'India Post', 'Ekart', 'XpressBees', 'Shadowfax'];

type Parcel = { orderId: string; courier: string; trackingNumber: string };

type ShipDialogProps = {
  /**
   * The orders as they were when the dialog opened, so that refetching the lists loses no input; undefined:
   * closed.
   */
  orders: readonly AdminOrderRow[] | undefined;
  move: MoveOrders;
  onClose: () => void;
};

/** Courier and tracking numbers. The input is kept if the server does not respond. */
export function ShipDialog({ orders, move, onClose }: ShipDialogProps) {
  return (
    <Dialog title="Courier and tracking" isOpen={orders !== undefined} onClose={onClose}>
      {orders && <ShipForm orders={orders} move={move} onDone={onClose} />}
    </Dialog>
  );
}

type ShipFormProps = { orders: readonly AdminOrderRow[]; move: MoveOrders; onDone: () => void };

function ShipForm({ orders, move, onDone }: ShipFormProps) {
  const [courier, setCourier] = useState('');
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [isAsking, setAsking] = useState(false);
  const ship = useMutation({
    mutationFn: (parcels: Parcel[]) => move.mutateAsync({ to: 'Shipped', orders: parcels }),
    onSuccess: onDone,
    onError: focusInvalid,
  });
  const refusals = new Map(failedFields(ship.error));
  const listId = useId();
  const untracked = orders.filter(({ orderId }) => !numbers[orderId]?.trim());

  function send(): void {
    setAsking(false);
    ship.mutate(orders.map(({ orderId }) => ({ orderId, courier, trackingNumber: numbers[orderId] ?? '' })));
  }

  return (
    <form
      className="mt-4 grid gap-1"
      // A barcode scanner ends each number with Enter, which must not submit the form; only the button does.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={goOnByEnter}
    >
      <TextField
        label="Courier"
        error={refusals.get('orders.0.courier')}
        list={listId}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="next"
        value={courier}
        onChange={(event) => setCourier(event.target.value)}
      />
      <datalist id={listId}>
        {COURIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {orders.map(({ orderId, shortId, buyerName }, at) => (
        <TextField
          key={orderId}
          label={`Tracking number of ${shortId}`}
          hint={buyerName}
          error={refusals.get(`orders.${at}.trackingNumber`)}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="next"
          value={numbers[orderId] ?? ''}
          onChange={(event) => setNumbers({ ...numbers, [orderId]: event.target.value })}
        />
      ))}
      <p className="mb-3 text-sm text-muted">
        The buyer gets an e-mail with the invoice and, if there is one, the tracking number.
      </p>
      <ProblemNote text={ship.error && refusals.size === 0 ? failureText(ship.error) : undefined} />
      <Button isBusy={ship.isPending} onClick={() => (untracked.length > 0 ? setAsking(true) : send())}>
        {orders.length === 1 ? 'Ship it' : `Ship ${orders.length} orders`}
      </Button>
      <ConfirmDialog
        title="Ship without a tracking number?"
        action={untracked.length === 1 ? 'Ship it without' : 'Ship them without'}
        cancelLabel="Enter it"
        isOpen={isAsking}
        isBusy={ship.isPending}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        <p>
          {orders.length === 1
            ? 'The e-mail to the buyer will not contain a tracking number.'
            : `There is none yet for ${untracked.map(({ shortId }) => shortId).join(', ')}. The e-mails to these buyers will not contain one.`}
        </p>
      </ConfirmDialog>
    </form>
  );
}

/**
 * Moves to the next field on Enter; in the last one it selects the text, so that a second scan replaces it.
 */
function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target) + 1] ?? event.target;
  next.focus();
  next.select();
}
