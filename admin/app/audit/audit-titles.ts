import type { AuditEntry } from '@gulmohar/contract/admin/audit.ts';
import { paths } from '../paths.ts';
import { settingGroups } from '../settings/setting-groups.ts';

/** Titles of audit log entries, by action. */
const done: Record<string, string> = {
  'api-key.create': 'API key made',
  'api-key.delete': 'API key deleted',
  'bestsellers.import': 'Best seller imported',
  'bestsellers.update': 'Best sellers arranged',
  'collection.create': 'Collection created',
  'collection.delete': 'Collection deleted',
  'collection.order': 'Collections arranged',
  'collection.update': 'Collection changed',
  'coupon.create': 'Coupon created',
  'coupon.end': 'Coupon ended',
  'coupon.resume': 'Coupon resumed',
  'coupon.update': 'Coupon changed',
  'customer.bar-from-cash': 'Cash on delivery turned off for a buyer',
  'customer.block': 'Customer blocked',
  'customer.contest-cash-bar': 'Buyer’s objection to paying online recorded',
  'customer.erase': 'Customer erased',
  'customer.export': 'Customer data exported',
  'customer.lift-cash-bar': 'Cash on delivery allowed for a buyer again',
  'customer.unblock': 'Customer unblocked',
  'customers.export': 'Customer list exported',
  'draft.cancel': 'Order by phone cancelled',
  'draft.create': 'Order by phone saved',
  'draft.place': 'Order by phone placed',
  'draft.resend-link': 'Payment link mailed again',
  'draft.send-link': 'Payment link sent',
  'draft.update': 'Order by phone changed',
  'filter.create': 'Filter created',
  'filter.order': 'Filters arranged',
  'filter.update': 'Filter changed',
  'gst.filed': 'GST return filed',
  'gst.not-filed': 'GST return marked as not filed',
  'job.discard': 'Failed job discarded',
  'job.retry': 'Failed job retried',
  'campaign.create': 'Newsletter written',
  'campaign.update': 'Newsletter changed',
  'campaign.schedule': 'Newsletter scheduled',
  'campaign.stop': 'Newsletter stopped',
  'campaign.delete': 'Newsletter deleted',
  'gift-cards.export': 'Gift card list exported',
  'newsletter.export': 'Newsletter addresses exported',
  'booking.start': 'Parcels sent to a courier for booking',
  'review.publish': 'Review published',
  'review.refuse': 'Review refused',
  'review.reply': 'Reply to a review changed',
  'complaint.answer': 'Complaint marked as answered or unanswered',
  'orders.export': 'Order list exported',
  'order.confirm': 'Order confirmed for the buyer',
  'order.address': 'Delivery address of an order changed',
  'order.email': 'E-mail address of an order changed',
  'order.message': 'Message sent to a buyer',
  'order.move': 'Order status changed',
  'order.note': 'Note added to an order',
  'order.parcel': 'Parcel of an order',
  'order.refund': 'Refund',
  'order.refund-given-up': 'Refund given up',
  'order.refund-made': 'Refund made by hand',
  'payout.approve': 'Payout approved',
  'payout.ask': 'Payout of a refund requested',
  'payout.withdraw': 'Payout withdrawn',
  'courier-bill.import': 'Courier bill imported',
  'courier-bill.state': 'Courier bill line disputed or settled',
  'parcel.book': 'Courier booked',
  'parcel.call-back': 'Courier asked to bring a parcel back',
  'order.swap': 'Item swapped',
  'order.take-out': 'Item taken out of an order',
  'parcel.create': 'Parcel created',
  'shipping-file.save': 'Courier file saved',
  'shipping-file.delete': 'Courier file deleted',
  'custom-fields.save': 'Custom fields changed',
  'parcel.pack': 'Parcel packed',
  'parcel.move': 'Parcel moved',
  'parcel.refund': 'Parcel refunded',
  'parcel.resend': 'Parcel sent again',
  'parcel.retry': 'Courier asked to try again',
  'parcel.unbook': 'Courier booking cancelled',
  'product.bulk': 'Product changed in bulk',
  'product.colours': 'Colours of a product linked',
  'product.complementary': 'Complementary products arranged',
  'product.create': 'Product created',
  'product.crop': 'Picture cropped',
  'product.delete': 'Product deleted',
  'product.duplicate': 'Product copied',
  'product.import': 'Products imported',
  'product.import-colour': 'Colour of a product imported',
  'product.picture': 'Picture added',
  'product.pictures': 'Pictures arranged',
  'product.sizes': 'Sizes changed',
  'product.undo': 'Product change undone',
  'product.update': 'Product changed',
  'redirect.delete': 'Redirect deleted',
  'redirect.import': 'Redirects imported',
  'redirect.save': 'Redirect saved',
  'remittance.dispute': 'Cash of a parcel disputed or settled',
  'remittance.import': 'Remittance imported',
  'return.pickup': 'Return pickup recorded',
  'return.book': 'Return pickup booked',
  'return.move': 'Return status changed',
  'webhook.create': 'Webhook added',
  'webhook.delete': 'Webhook deleted',
  'webhook.rotate': 'Secret of a webhook replaced',
  'webhook.update': 'Webhook changed',
  'mail-server.update': 'Mail server changed',
  'credit.decide': 'Store credit approved or refused',
  'credit.give': 'Store credit given or taken',
  'payment-account.delete': 'Account at a payment provider removed',
  'payment-account.update': 'Keys of a payment provider changed',
  'return.start': 'Return started',
  'search-pin.update': 'Pinned search results changed',
  'search-word.create': 'Search word added',
  'search-word.delete': 'Search word removed',
  'search-word.update': 'Search word changed',
  'settings.reset': 'Setting restored to its default',
  'settings.update': 'Setting changed',
  'extension.remove': 'Settings of a former extension removed',
  'extension.update': 'Extension changed',
  'shop-import.run': 'Products of another shop imported',
  'shop-import.undo': 'Import of another shop taken back',
  'site.publish': 'Look or page published',
  'site.remove': 'Page removed, or restored to its default',
  'site.schedule': 'Publishing scheduled',
  'promotion.create': 'Offer created',
  'promotion.end': 'Offer ended',
  'promotion.resume': 'Offer resumed',
  'promotion.update': 'Offer changed',
  'staff.add': 'Staff added',
  'staff.password': 'Password changed',
  'staff.reset': 'Access reset',
  'staff.second-factor': 'Second factor changed',
  'staff.update': 'Staff changed',
  'stock.count': 'Stock counted',
  'stock.delivery': 'Stock delivered',
  'stock.loss': 'Stock lost',
  'stock.other': 'Stock changed',
  'synonym.update': 'Synonyms changed',
  'variant.place': 'Bin location changed',
  'variant.import': 'Barcode, weight or box imported',
};

const NAMES = ['name', 'code', 'email'];

/**
 * Returns what was done to which thing, called by its name if it has one.
 * @param names current names, by id
 */
export function auditTitle(
  { action, subject, before, after }: AuditEntry,
  names: Record<string, string>,
): string {
  const name = NAMES.map((name) => after?.[name] ?? before?.[name]).find(
    (value) => typeof value === 'string',
  );
  const group = /^settings\./.test(action)
    ? settingGroups[subject as keyof typeof settingGroups]?.label
    : undefined;
  return `${done[action] ?? actionText(action)}: ${names[subject] ?? group ?? name ?? shortened(subject)}`;
}

/** For actions of a later or earlier release: `parcel.call-back` → `Parcel: call back`. */
function actionText(action: string): string {
  const text = action.replace('.', ': ').replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const pages: Record<string, (id: string) => string> = {
  coupon: paths.coupon,
  draft: paths.draft,
  order: paths.order,
  // Changes to parcels are shown on the page of their order.
  parcel: paths.order,
  product: paths.product,
  promotion: paths.promotion,
  stock: paths.product,
};

/** Returns the page of an entry's subject; undefined if it has none. */
export function auditPath({ action, subject }: AuditEntry): string | undefined {
  return pages[action.split('.')[0] ?? '']?.(subject);
}

/** Shortens an id as the admin shows those of orders: to its last eight characters. */
function shortened(subject: string): string {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(subject)
    ? subject.slice(-8).toUpperCase()
    : subject;
}
