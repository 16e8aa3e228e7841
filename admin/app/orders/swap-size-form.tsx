import type { AdminOrder, AdminOrderLine } from '@gulmohar/contract/admin/order.ts';
import { listOtherSizes, swapSize } from '@gulmohar/contract/admin/order-changes.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { DialogForm } from '../form/dialog-form.tsx';
import { fieldOf } from '../form/field-of.ts';

type SwapSizeFormProps = {
  order: AdminOrder;
  line: AdminOrderLine;
  onDone: (text: string) => Promise<void>;
};

/** Another size of an item, at the same price. */
export function SwapSizeForm({ order, line, onDone }: SwapSizeFormProps) {
  const { lineId } = line;
  const { data } = useQuery({
    queryKey: ['orders', 'sizes', lineId],
    queryFn: () => adminApi(listOtherSizes, { query: { lineId } }),
    staleTime: 0,
  });
  const form = useForm({
    resolver: zodResolver(swapSize.body),
    defaultValues: {
      ...{ orderId: order.orderId, lineId, requestId: crypto.randomUUID() },
      ...{ size: '', reason: '' },
    },
  });
  const field = fieldOf(form);
  return (
    <DialogForm
      form={form}
      action="Swap the size"
      send={async (body) => {
        await adminApi(swapSize, { body });
        await onDone(`${line.name} goes out in size ${body.size}`);
      }}
    >
      <p>
        The price stays as it was agreed. The buyer gets a mail. For another product, cancel this item and
        order the other one by phone.
      </p>
      <SelectField label="Size" {...field('size')}>
        <option value="">Choose a size</option>
        {data?.sizes.map(({ size, available }) => (
          <option key={size} value={size} disabled={available < line.quantity}>
            {size} ({available > 0 ? `${available} in stock` : 'sold out'})
          </option>
        ))}
      </SelectField>
      <TextField label="Why (the buyer does not read it)" autoComplete="off" {...field('reason')} />
    </DialogForm>
  );
}
