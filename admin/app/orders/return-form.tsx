import { startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { NumberField } from '../form/number-field.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { changeOrder } from './change-order.ts';
import { LineBoxes } from './line-boxes.tsx';
import type { OrderFormProps } from './order-form-props.ts';

type ReturnFields = {
  orderId: string;
  version: number;
  itemIds: string[];
  quantities: Record<string, number>;
  reason: string;
  exchangeSize: string;
  wantsOther: boolean;
};

/** A return or exchange started by staff. It goes through the same steps as one requested by the buyer. */
export function ReturnForm({ order, onDone }: OrderFormProps) {
  const lines = order.lines.filter((line) => line.isReturnable);
  const only = lines.length === 1 ? lines.map((line) => line.lineId) : [];
  const form = useForm<ReturnFields>({
    defaultValues: {
      orderId: order.orderId,
      version: order.version,
      itemIds: only,
      quantities: Object.fromEntries(lines.map((line) => [line.lineId, line.returnableQuantity])),
      reason: '',
      exchangeSize: '',
      wantsOther: false,
    },
  });
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const chosen = form.watch('itemIds');
  const wantsOther = form.watch('wantsOther');
  const { may } = useStaff();
  const navigate = useNavigate();
  return (
    <Form
      form={form}
      action="Start the return"
      send={async ({ exchangeSize, wantsOther, ...body }) => {
        const size = (!wantsOther && exchangeSize) || undefined;
        const { returnIds } = await changeOrder(
          adminApi(startAdminReturn, { body: { ...body, exchangeSize: size } }),
        );
        await onDone(size ? 'Exchange started' : 'Return started');
        const [returnId] = returnIds;
        if (wantsOther && returnId)
          await navigate(paths.newDraft({ order: order.orderId, return: returnId }));
      }}
    >
      <p>
        Continue under Returns: it is approved, received, then refunded with a credit note, or exchanged. The
        buyer is notified by e-mail at each step.
      </p>
      <LineBoxes
        legend="Items to return"
        lines={lines.map((line) => ({ ...line, quantity: line.returnableQuantity }))}
        registered={form.register('itemIds')}
      >
        {chosen.length !== 1 && lines.length > 1 && (
          <p className="text-sm text-muted">Tick one alone to exchange it for another size or article.</p>
        )}
        <ProblemNote text={field('itemIds').error} />
      </LineBoxes>
      {lines
        .filter(({ lineId, returnableQuantity }) => returnableQuantity > 1 && chosen.includes(lineId))
        .map(({ lineId, returnableQuantity, name, size }) => (
          <NumberField
            key={lineId}
            label={`How many of ${returnableQuantity} ${name}${size ? `, size ${size}` : ''}`}
            {...controlled(`quantities.${lineId}`)}
          />
        ))}
      <ProblemNote text={form.formState.errors.quantities?.message?.toString()} />
      {chosen.length === 1 && may('drafts.write') && (
        <CheckField
          label="The buyer wants another article instead"
          hint="Next, you take the order for it: it has its own price, paid by link or in cash. This item is refunded once it is back."
          {...form.register('wantsOther')}
        />
      )}
      {chosen.length === 1 &&
        !wantsOther &&
        lines.some(({ lineId, size }) => size !== null && chosen.includes(lineId)) && (
          <TextField
            label="Exchange for size (optional)"
            autoComplete="off"
            hint="It is reserved at once, and sent once the item is back. Empty: a refund."
            {...field('exchangeSize')}
          />
        )}
      <TextField label="Reason" autoComplete="off" {...field('reason')} />
    </Form>
  );
}
