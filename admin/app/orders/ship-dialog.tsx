import type { DeskOrderRow } from '@gulmohar/contract/admin/desk-order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { failureText } from '../api/failure.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';

/** Common in India; any other can be typed. */
const COURIERS = ['Delhivery', 'Blue Dart', 'DTDC', 'India Post', 'Ekart', 'XpressBees', 'Shadowfax'];

type Shipped = { orderId: string; courier: string; trackingNumber: string };

type ShipDialogProps = {
  orders: readonly DeskOrderRow[];
  isOpen: boolean;
  isBusy: boolean;
  failure: Error | null;
  onShip: (orders: Shipped[]) => void;
  onClose: () => void;
};

/** Who carries the parcels, and each one's tracking number. */
export function ShipDialog({ isOpen, onClose, ...form }: ShipDialogProps) {
  return (
    <Dialog title="Hand over to a courier" isOpen={isOpen} onClose={onClose}>
      <ShipForm {...form} />
    </Dialog>
  );
}

function ShipForm({ orders, isBusy, failure, onShip }: Omit<ShipDialogProps, 'isOpen' | 'onClose'>) {
  const [courier, setCourier] = useState('');
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [isAsking, setAsking] = useState(false);
  const listId = useId();
  const untracked = orders.filter(({ orderId }) => !numbers[orderId]?.trim());

  function ship(): void {
    setAsking(false);
    onShip(orders.map(({ orderId }) => ({ orderId, courier, trackingNumber: numbers[orderId] ?? '' })));
  }

  return (
    <form
      className="mt-4 grid gap-1"
      // A barcode scanner ends each number with Enter; only the button ships.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={goOnByEnter}
    >
      <TextField
        label="Courier"
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
      {orders.map(({ orderId, shortId, buyerName }) => (
        <TextField
          key={orderId}
          label={`Tracking number of ${shortId}`}
          hint={buyerName}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="next"
          value={numbers[orderId] ?? ''}
          onChange={(event) => setNumbers({ ...numbers, [orderId]: event.target.value })}
        />
      ))}
      <p className="mb-3 text-sm text-muted">
        The buyer gets a mail with the invoice and, where there is one, the tracking number.
      </p>
      <ProblemNote text={failure ? failureText(failure) : undefined} />
      <Button disabled={isBusy} onClick={() => (untracked.length > 0 ? setAsking(true) : ship())}>
        {orders.length === 1 ? 'Ship it' : `Ship ${orders.length} orders`}
      </Button>
      <ConfirmDialog
        title="Ship without a tracking number?"
        action={untracked.length === 1 ? 'Ship it without' : 'Ship them without'}
        wayBack="Enter it"
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={ship}
        onClose={() => setAsking(false)}
      >
        <p>
          {orders.length === 1
            ? 'The mail to the buyer will name no tracking number.'
            : `There is none yet for ${untracked.map(({ shortId }) => shortId).join(', ')}. The mails to these buyers will name none.`}
        </p>
      </ConfirmDialog>
    </form>
  );
}

/** Enter in a field goes to the next one; in the last it marks what stands there, so that a second scan replaces it. */
function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target) + 1] ?? event.target;
  next.focus();
  next.select();
}
