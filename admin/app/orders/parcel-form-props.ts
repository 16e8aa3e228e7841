import type { AdminParcel } from '@gulmohar/contract/admin/admin-parcel.ts';
import type { OrderFormProps } from './order-form-props.ts';

/** Props of a form about one parcel of an order, shown in a dialog. */
export type ParcelFormProps = OrderFormProps & { parcel: AdminParcel };
