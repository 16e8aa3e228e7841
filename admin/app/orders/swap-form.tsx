import type { AdminOrder, AdminOrderLine } from '@gulmohar/contract/admin/order.ts';
import { swapItem } from '@gulmohar/contract/admin/order-changes.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { changeOrder } from './change-order.ts';
import { SizePicker } from './size-picker.tsx';

type SwapFormProps = {
  order: AdminOrder;
  line: AdminOrderLine;
  onDone: (text: string) => Promise<void>;
};

/** Exchanges an item for another size, or for another product that does not cost more. */
export function SwapForm({ order, line, onDone }: SwapFormProps) {
  const [chosen, setChosen] = useState('');
  const form = useForm({
    resolver: zodResolver(swapItem.body),
    defaultValues: {
      orderId: order.orderId,
      version: order.version,
      lineId: line.lineId,
      requestId: crypto.randomUUID(),
      productId: line.productId,
      size: line.size,
      reason: '',
    },
  });
  const field = fieldOf(form);
  const fieldError = field('size').error ?? field('productId').error;
  return (
    <Form
      form={form}
      action="Swap it"
      send={async (body) => {
        await changeOrder(adminApi(swapItem, { body }));
        await onDone(`${line.name} swapped for ${chosen}`);
      }}
    >
      <p>
        Another size keeps the price paid, even if it has another price in the shop. For a cheaper product,
        the difference is refunded. A dearer one cannot be swapped: cancel the item and take a new order by
        phone. The buyer is notified by e-mail.
      </p>
      <SizePicker
        label="Send instead"
        start={line.name}
        onPick={({ productId, name }, size) => {
          form.setValue('productId', productId);
          form.setValue('size', size);
          form.clearErrors();
          setChosen(size ? `${name}, size ${size}` : name);
        }}
      />
      <p role="status" className="font-semibold">
        {chosen && `Instead: ${chosen}`}
      </p>
      <p role="alert" className="text-sm text-problem">
        {fieldError}
      </p>
      <TextField label="Reason (not shown to the buyer)" autoComplete="off" {...field('reason')} />
    </Form>
  );
}
