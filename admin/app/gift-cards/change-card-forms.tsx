import { cancelGiftCard, type GiftCardRow, sendGiftCardAgain } from '@gulmohar/contract/admin/gift-card.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { showDate } from '../components/india-time.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';

type ChangeProps = { card: GiftCardRow; onDone: (text: string) => Promise<void> };

/** Sends a code at once, a new one if there was one; also mends a mistyped address. */
export function SendForm({ card: { cardId, recipientEmail, state, sendAt }, onDone }: ChangeProps) {
  const form = useForm({ defaultValues: { cardId, recipientEmail } });
  return (
    <Form
      form={form}
      action="Send"
      send={async (body) => {
        await adminApi(sendGiftCardAgain, { body });
        await onDone('Gift card sent');
      }}
    >
      <p className="text-sm text-muted">
        {state === 'waiting'
          ? `At once, and not on ${showDate(sendAt)}.`
          : 'With a new code; the one that was sent before ends.'}
      </p>
      <TextField label="E-mail" type="email" autoComplete="off" {...fieldOf(form)('recipientEmail')} />
    </Form>
  );
}

export function CancelForm({ card: { cardId, isBought, amount }, onDone }: ChangeProps) {
  const form = useForm({ defaultValues: { cardId, reason: '' } });
  return (
    <Form
      form={form}
      action="Cancel the gift card"
      send={async (body) => {
        await adminApi(cancelGiftCard, { body });
        await onDone(isBought ? 'Gift card cancelled, refund on its way' : 'Gift card cancelled');
      }}
    >
      <p className="text-sm text-muted">
        {isBought ? `Its code ends, and its buyer gets ${formatRupees(amount)} back.` : 'Its code ends.'}
      </p>
      <TextField label="Reason" hint="For staff only" autoComplete="off" {...fieldOf(form)('reason')} />
    </Form>
  );
}
