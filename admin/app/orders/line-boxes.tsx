import type { AdminOrderLine } from '@gulmohar/contract/admin/order.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type LineBoxesProps = {
  legend: string;
  lines: readonly Pick<AdminOrderLine, 'lineId' | 'quantity' | 'name' | 'size'>[];
  /** What `form.register` returns for the list of those that are ticked. */
  registered: UseFormRegisterReturn;
  children?: ReactNode;
};

/** Ticks some items of an order. */
export function LineBoxes({ legend, lines, registered, children }: LineBoxesProps) {
  return (
    <fieldset className="grid">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {lines.map(({ lineId, quantity, name, size }) => (
        <CheckField
          key={lineId}
          label={`${quantity} × ${name}${size ? `, size ${size}` : ''}`}
          value={lineId}
          {...registered}
        />
      ))}
      {children}
    </fieldset>
  );
}
