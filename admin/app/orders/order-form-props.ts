import type { DeskOrder } from '@gulmohar/contract/admin/desk-order.ts';

/** Of a form about one order, in its dialog. */
export type OrderFormProps = {
  order: DeskOrder;
  /** Told when it is done, with what to say of it. */
  onDone: (text: string) => Promise<void>;
};
