import { type AdminReturn, type listAdminReturns, moveAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { controlledOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { NumberField } from '../form/number-field.tsx';

/** The owner's rule: how much of its price is refunded for a unit in this condition. */
export type RefundPercents = z.output<typeof listAdminReturns.reply>['refundPercents'];

type ReceiveFormProps = {
  request: AdminReturn;
  refundPercents: RefundPercents;
  onDone: () => Promise<void>;
};

/** Receives the units of a return, each in a condition that decides about stock and refund. */
export function ReceiveForm({ request, refundPercents, onDone }: ReceiveFormProps) {
  const form = useForm({
    resolver: zodResolver(moveAdminReturn.body),
    defaultValues: {
      returnId: request.returnId,
      version: request.orderVersion,
      to: 'Returned' as const,
      conditions: { damaged: 0, writtenOff: 0 },
    },
  });
  const controlled = controlledOf(form);
  const { damaged, writtenOff } = refundPercents;
  const isReduced = damaged < 100 || writtenOff < 100;
  return (
    <Form
      form={form}
      action="It is back"
      send={async (body) => {
        await adminApi(moveAdminReturn, { body });
        await onDone();
      }}
    >
      <p>
        {request.quantity === 1 ? 'It goes' : `${request.quantity} units came back. They go`} back on sale,
        except for what you enter here. {request.buyerName} is notified by e-mail.{' '}
        {request.exchangeSize && `An order for size ${request.exchangeSize} is placed at once. `}
        {request.exchangeSize && isReduced && 'A unit that is not refunded in full is not exchanged. '}
        This cannot be undone.
      </p>
      <NumberField
        label="Damaged, not sold again"
        hint={`${damaged}% of the price is refunded`}
        {...controlled('conditions.damaged')}
      />
      <NumberField
        label="Written off"
        hint={`${writtenOff}% of the price is refunded`}
        {...controlled('conditions.writtenOff')}
      />
      <ProblemNote text={form.formState.errors.conditions?.message} />
    </Form>
  );
}
