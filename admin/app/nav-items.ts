import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import Banknote from 'lucide-react/icons/banknote';
import HandCoins from 'lucide-react/icons/hand-coins';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import MessageCircleWarning from 'lucide-react/icons/message-circle-exclamation-point';
import Package from 'lucide-react/icons/package';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import History from 'lucide-react/icons/rotate-ccw-clock';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import Settings from 'lucide-react/icons/settings';
import Shirt from 'lucide-react/icons/shirt';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react/types';
import { paths } from './paths.ts';

export type NavItem = { path: string; label: string; icon: LucideIcon; permission: Permission };

/** The sections of the admin, in the order of a working day. Staff see those that they may open. */
export const navItems: NavItem[] = [
  { path: paths.today, label: 'Today', icon: House, permission: 'admin' },
  { path: paths.orders, label: 'Orders', icon: Package, permission: 'orders.read' },
  { path: paths.packing, label: 'Packing', icon: ScanBarcode, permission: 'orders.pack' },
  { path: paths.courierFiles, label: 'Courier files', icon: Truck, permission: 'orders.pack' },
  { path: paths.returns, label: 'Returns', icon: Undo2, permission: 'returns.answer' },
  { path: paths.refunds, label: 'Refunds', icon: HandCoins, permission: 'accounting' },
  { path: paths.cash, label: 'Cash on delivery', icon: Banknote, permission: 'accounting' },
  { path: paths.courierBills, label: 'Courier bills', icon: ReceiptIndianRupee, permission: 'accounting' },
  { path: paths.products, label: 'Products', icon: Shirt, permission: 'products.read' },
  { path: paths.customers, label: 'Customers', icon: Users, permission: 'customers.read' },
  { path: paths.complaints, label: 'Complaints', icon: MessageCircleWarning, permission: 'orders.answer' },
  { path: paths.coupons, label: 'Coupons', icon: TicketPercent, permission: 'marketing.read' },
  { path: paths.filters, label: 'Catalogue', icon: SlidersHorizontal, permission: 'catalogue.write' },
  { path: paths.newsletter, label: 'Newsletter', icon: Mail, permission: 'marketing.read' },
  { path: paths.gst, label: 'GST', icon: Landmark, permission: 'gst' },
  { path: paths.settings, label: 'Settings', icon: Settings, permission: 'settings' },
  { path: paths.staff, label: 'Staff', icon: UserCog, permission: 'staff' },
  { path: paths.jobs, label: 'Failed jobs', icon: ListChecks, permission: 'jobs.retry' },
  { path: paths.changes, label: 'Audit log', icon: History, permission: 'audit.read' },
];

/** The pages of the catalogue section. */
export const catalogueTabs = {
  label: 'Catalogue',
  tabs: [
    { to: paths.filters, text: 'Filters' },
    { to: paths.synonyms, text: 'Synonyms' },
    { to: paths.searchWords, text: 'Search words' },
    { to: paths.searches, text: 'Searches' },
    { to: paths.bestSellers, text: 'Best sellers' },
    { to: paths.homeSlides, text: 'Home slides' },
    { to: paths.homeSections, text: 'Home page' },
  ],
};

export const newsletterTabs = {
  label: 'Newsletter and alerts',
  tabs: [
    { to: paths.newsletter, text: 'Newsletter' },
    { to: paths.stockAlerts, text: 'Waiting for stock' },
  ],
};
