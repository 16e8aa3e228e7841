import type { ApiScope } from '@gulmohar/contract/admin/api-key.ts';

const scopeTexts: Record<ApiScope, string> = {
  'orders.read': 'Read orders',
  'orders.pack': 'Pack and ship orders',
  'orders.answer': 'Write notes, and messages to buyers',
  'orders.change': 'Cancel orders, swap items',
  'orders.refund': 'Refund orders',
  accounting: 'Read refunds, check couriers’ payments and bills',
  'orders.export': 'Export orders with their buyers',
  'drafts.write': 'Take orders by phone',
  'drafts.discount': 'Reduce orders by phone',
  'returns.answer': 'Answer returns',
  'reviews.answer': 'Decide about reviews',
  'customers.read': 'Read customers',
  'customers.block': 'Block customers',
  'products.read': 'Read products',
  'products.write': 'Change products',
  'stock.write': 'Change stock',
  'catalogue.write': 'Change filters, collections, search',
  'site.write': 'Change the look, pages, menus',
  'marketing.read': 'Read coupons, newsletter, alerts',
  'marketing.write': 'Change coupons, newsletter',
  'sales.read': 'Read sales',
  'jobs.retry': 'Run failed jobs again',
  'jobs.discard': 'Discard failed jobs',
  gst: 'Read GST reports, mark them filed',
};

/** What a key may do, in the owner's words; an earlier release may have known others. */
export function scopeText(scope: string): string {
  return scopeTexts[scope as ApiScope] ?? scope;
}
