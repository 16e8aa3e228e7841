import type { AdminOrder, AdminOrderLine } from '@gulmohar/contract/admin/order.ts';
import { removeOrderItem } from '@gulmohar/contract/admin/order-changes.ts';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { NumberField } from '../form/number-field.tsx';
import { changeOrder } from './change-order.ts';

type TakeOutFormProps = {
  order: AdminOrder;
  line: AdminOrderLine;
  onDone: (text: string) => Promise<void>;
};

const cancelled = { value: 'cancelled', label: 'Cancelled', hint: 'It goes back on sale' } as const;
const missing = {
  value: 'missing',
  label: 'Missing',
  hint: 'It cannot be found or was not in the parcel, and is written off',
} as const;

/** Takes out units of an item that will not be sent or did not arrive. */
export function TakeOutForm({ order, line, onDone }: TakeOutFormProps) {
  const isOpen = line.changeable === 'open';
  const form = useForm({
    resolver: zodResolver(removeOrderItem.body),
    defaultValues: {
      orderId: order.orderId,
      version: order.version,
      lineId: line.lineId,
      requestId: crypto.randomUUID(),
      kind: isOpen ? 'cancelled' : 'missing',
      quantity: line.quantity,
      reason: '',
    },
  });
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  return (
    <Form
      form={form}
      action="Take it out"
      send={async (body) => {
        await changeOrder(adminApi(removeOrderItem, { body }));
        await onDone(`${line.name} removed from order ${order.shortId}`);
      }}
    >
      <p>
        The order total is reduced by the price paid for the item after discount
        {order.isPaid && ', and that amount is refunded'}. The delivery charge stays. The buyer is notified by
        e-mail. This cannot be undone.
      </p>
      {isOpen && (
        <ChoiceField legend="What happened" choices={[cancelled, missing]} {...controlled('kind')} />
      )}
      {line.quantity > 1 && (
        <NumberField label={`How many of ${line.quantity}`} {...controlled('quantity')} />
      )}
      <TextField label="Reason (not shown to the buyer)" autoComplete="off" {...field('reason')} />
    </Form>
  );
}
