import type { DeskOrderRow } from '@gulmohar/contract/admin/desk-order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useId, useState } from 'react';

/** Common in India; any other can be typed. */
const COURIERS = ['Delhivery', 'Blue Dart', 'DTDC', 'India Post', 'Ekart', 'XpressBees', 'Shadowfax'];

type Shipped = { orderId: string; courier: string; trackingNumber: string };

type ShipDialogProps = {
  orders: readonly DeskOrderRow[];
  isOpen: boolean;
  isBusy: boolean;
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

function ShipForm({ orders, isBusy, onShip }: Pick<ShipDialogProps, 'orders' | 'isBusy' | 'onShip'>) {
  const [courier, setCourier] = useState('');
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const listId = useId();

  return (
    <form
      className="mt-4 grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        onShip(orders.map(({ orderId }) => ({ orderId, courier, trackingNumber: numbers[orderId] ?? '' })));
      }}
    >
      <TextField
        label="Courier"
        list={listId}
        maxLength={60}
        autoComplete="off"
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
          value={numbers[orderId] ?? ''}
          onChange={(event) => setNumbers({ ...numbers, [orderId]: event.target.value })}
        />
      ))}
      <p className="mb-3 text-sm text-muted">
        The buyer gets a mail with the invoice and, where there is one, the tracking number.
      </p>
      <Button type="submit" disabled={isBusy}>
        {orders.length === 1 ? 'Ship it' : `Ship ${orders.length} orders`}
      </Button>
    </form>
  );
}
