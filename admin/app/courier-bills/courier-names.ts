import type { BillTemplate } from '@gulmohar/contract/admin/courier-bill.ts';

export const courierNames: Record<BillTemplate, string> = {
  shiprocket: 'Shiprocket',
  delhivery: 'Delhivery',
};
