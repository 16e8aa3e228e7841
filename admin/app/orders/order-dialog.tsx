import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';
import type { ComponentType } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { AddressForm } from './address-form.tsx';
import { CancelForm } from './cancel-form.tsx';
import { CreateParcelForm } from './create-parcel-form.tsx';
import { EmailForm } from './email-form.tsx';
import { MessageForm } from './message-form.tsx';
import { NoteForm } from './note-form.tsx';
import type { OrderFormProps } from './order-form-props.ts';
import { refreshOrders } from './orders.queries.ts';
import { RefundForm } from './refund-form.tsx';
import { ReturnForm } from './return-form.tsx';

export type OrderDialogKind =
  | 'address'
  | 'email'
  | 'cancel'
  | 'refund'
  | 'return'
  | 'note'
  | 'message'
  | 'parcel';

type Kind = { title: (order: AdminOrder) => string; Form: ComponentType<OrderFormProps> };

const kinds: Record<OrderDialogKind, Kind> = {
  address: { title: ({ shortId }) => `Delivery address of ${shortId}`, Form: AddressForm },
  email: { title: ({ shortId }) => `E-mail address of ${shortId}`, Form: EmailForm },
  cancel: { title: ({ shortId }) => `Cancel order ${shortId}`, Form: CancelForm },
  refund: { title: ({ shortId }) => `Refund a part of ${shortId}`, Form: RefundForm },
  return: { title: ({ shortId }) => `Start a return of ${shortId}`, Form: ReturnForm },
  note: { title: ({ shortId }) => `A note to ${shortId}`, Form: NoteForm },
  parcel: { title: ({ shortId }) => `A parcel of ${shortId}`, Form: CreateParcelForm },
  message: { title: ({ buyerName }) => `Write to ${buyerName}`, Form: MessageForm },
};

type OrderDialogProps = {
  order: AdminOrder;
  /** undefined: closed. */
  kind: OrderDialogKind | undefined;
  onClose: () => void;
};

/** The dialog with one of the forms about an order. */
export function OrderDialog({ order, kind, onClose }: OrderDialogProps) {
  const shown = kind && kinds[kind];

  async function done(text: string): Promise<void> {
    showToast('success', text);
    onClose();
    await refreshOrders();
  }

  return (
    <Dialog title={shown?.title(order) ?? ''} isOpen={shown !== undefined} onClose={onClose}>
      {shown && <shown.Form order={order} onDone={done} />}
    </Dialog>
  );
}
