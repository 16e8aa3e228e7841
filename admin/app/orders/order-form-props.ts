import type { AdminParcel } from '@gulmohar/contract/admin/admin-parcel.ts';
import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';

/** Props of a form about one order, shown in a dialog. */
export type OrderFormProps = {
  order: AdminOrder;
  /** Called on success, with the text of the toast. */
  onDone: (text: string) => Promise<void>;
};

/** The same for one of its parcels. */
export type ParcelFormProps = OrderFormProps & { parcel: AdminParcel };
