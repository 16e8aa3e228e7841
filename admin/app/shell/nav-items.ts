import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import {
  History,
  House,
  type LucideIcon,
  Mail,
  Package,
  Settings,
  Shirt,
  SlidersHorizontal,
  TicketPercent,
  Undo2,
  UserCog,
  Users,
} from 'lucide-react';

export type NavItem = { path: string; label: string; icon: LucideIcon; permission: Permission };

/** The desk's places in the order of a working day; each is shown to whom it is open. */
export const navItems: NavItem[] = [
  { path: '/', label: 'Today', icon: House, permission: 'desk' },
  { path: '/orders', label: 'Orders', icon: Package, permission: 'orders.read' },
  { path: '/returns', label: 'Returns', icon: Undo2, permission: 'returns.answer' },
  { path: '/products', label: 'Products', icon: Shirt, permission: 'products.read' },
  { path: '/customers', label: 'Customers', icon: Users, permission: 'customers.read' },
  { path: '/coupons', label: 'Coupons', icon: TicketPercent, permission: 'marketing.read' },
  { path: '/catalogue', label: 'Catalogue', icon: SlidersHorizontal, permission: 'catalogue.write' },
  { path: '/newsletter', label: 'Newsletter', icon: Mail, permission: 'marketing.read' },
  { path: '/settings', label: 'Settings', icon: Settings, permission: 'settings' },
  { path: '/staff', label: 'Staff', icon: UserCog, permission: 'staff' },
  { path: '/audit', label: 'Changes', icon: History, permission: 'audit.read' },
];
