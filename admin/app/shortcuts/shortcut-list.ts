import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import { paths } from '../paths.ts';

/** The effect of a shortcut: an address of the admin to open, or one of these actions. */
export type ShortcutAction = { to: string } | 'list' | 'undo' | 'help';

export type Shortcut = {
  /** Keys typed one after another, with their `KeyboardEvent.key` names. */
  keys: readonly string[];
  label: string;
  permission: Permission;
  action: ShortcutAction;
};

/** Every shortcut without a modifier key. Ctrl K, which has one, cannot be switched off. */
export const shortcuts: Shortcut[] = [
  goTo('h', 'Today', paths.today, 'admin'),
  goTo('o', 'Orders', paths.orders, 'orders.read'),
  goTo('k', 'Packing', paths.packing, 'orders.pack'),
  goTo('f', 'Courier files', paths.courierFiles, 'orders.pack'),
  goTo('r', 'Returns', paths.returns, 'returns.answer'),
  goTo('p', 'Products', paths.products, 'products.read'),
  goTo('c', 'Customers', paths.customers, 'customers.read'),
  goTo('d', 'Coupons', paths.coupons, 'marketing.read'),
  goTo('n', 'Newsletter', paths.newsletter, 'marketing.read'),
  goTo('s', 'Settings', paths.settings, 'settings'),
  create('o', 'New order by phone', paths.newDraft(), 'drafts.write'),
  create('p', 'Add a product', paths.newProduct, 'products.write'),
  create('d', 'New coupon', paths.newCoupon, 'marketing.write'),
  { keys: ['/'], label: 'Search in the list', permission: 'admin', action: 'list' },
  { keys: ['z'], label: 'Undo, while it is offered', permission: 'admin', action: 'undo' },
  { keys: ['?'], label: 'These shortcuts', permission: 'admin', action: 'help' },
];

function goTo(key: string, label: string, to: string, permission: Permission): Shortcut {
  return { keys: ['g', key], label, permission, action: { to } };
}

function create(key: string, label: string, to: string, permission: Permission): Shortcut {
  return { keys: ['n', key], label, permission, action: { to } };
}
