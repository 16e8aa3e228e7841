export const roles = ['owner', 'manager', 'packer', 'support', 'accountant'] as const;
export type Role = (typeof roles)[number];

export const roleTexts: Record<Role, string> = {
  owner: 'Everything, also settings, staff and personal data',
  manager: 'Everything of the day: orders, refunds, products, coupons and sales',
  packer: 'Packs, ships and books parcels, and counts stock',
  support:
    'Answers buyers, takes orders by phone, answers returns, cancels orders and swaps items; no refunds',
  accountant:
    'Reads orders, sales and GST, exports them, and checks couriers’ payments and bills; changes no orders',
};

const everybody = roles;
const leads = ['owner', 'manager'] as const;
const front = ['owner', 'manager', 'support'] as const;

/** Which roles may do what in the admin. The server enforces it; the screens hide what is not allowed. */
export const permissions = {
  /** The member's own account and the day's work. */
  admin: everybody,
  'orders.read': everybody,
  /** Moves orders towards delivery and prints their documents. */
  'orders.pack': ['owner', 'manager', 'packer'],
  /** Writes notes, and messages to the buyer. */
  'orders.answer': front,
  /** Cancels orders that have not shipped, and swaps their items. */
  'orders.change': front,
  /** Refunds, and takes items out of orders. */
  'orders.refund': leads,
  /** Reads refunds and disputes, and checks couriers' payments and bills. */
  accounting: ['owner', 'manager', 'accountant'],
  /** Exports orders with their buyers. */
  'orders.export': ['owner', 'accountant'],
  'drafts.write': front,
  'drafts.discount': leads,
  'returns.answer': front,
  /** Publishes or refuses reviews, and answers them. */
  'reviews.answer': front,
  'customers.read': front,
  'customers.block': leads,
  'customers.privacy': ['owner'],
  'products.read': everybody,
  'products.write': leads,
  /** Records counts, deliveries and losses. */
  'stock.write': ['owner', 'manager', 'packer'],
  /** Filters, synonyms, search words, best sellers, home slides. */
  'catalogue.write': leads,
  /** How the shop looks, its pages and menus. */
  'site.write': leads,
  /** Coupons, newsletter, alerts. */
  'marketing.read': leads,
  'marketing.write': leads,
  'sales.read': ['owner', 'manager', 'accountant'],
  'jobs.retry': leads,
  'jobs.discard': ['owner'],
  gst: ['owner', 'manager', 'accountant'],
  settings: ['owner'],
  staff: ['owner'],
  'audit.read': ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** A permission, only the password (while the second factor is missing), or nothing. */
export type StaffAccess = Permission | 'password-given' | 'anybody';

export function isAllowed(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return allowed.includes(role);
}
