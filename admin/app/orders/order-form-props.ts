import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';

/** Of a form about one order, in its dialog. */
export type OrderFormProps = {
  order: AdminOrder;
  /** Told when it is done, with what to say of it. */
  onDone: (text: string) => Promise<void>;
};
