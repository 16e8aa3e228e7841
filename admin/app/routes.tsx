import type { RouteObject } from 'react-router';
import { requireSession } from './session/require-session.ts';
import { SignInPage } from './session/sign-in-page.tsx';
import { DeskFault } from './shell/desk-fault.tsx';
import { DeskShell } from './shell/desk-shell.tsx';

/** The map of the desk, below `/admin`. Every page is loaded when it is first wanted. */
export const routes: RouteObject[] = [
  { path: '/sign-in', element: <SignInPage />, errorElement: <DeskFault /> },
  {
    element: <DeskShell />,
    hydrateFallbackElement: <p className="p-6 text-muted">Loading …</p>,
    errorElement: <DeskFault />,
    loader: requireSession,
    children: [
      {
        errorElement: <DeskFault />,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('./today/today-page.tsx')).TodayPage }),
          },
          {
            path: 'orders',
            lazy: async () => ({ Component: (await import('./orders/orders-page.tsx')).OrdersPage }),
          },
          {
            path: 'orders/pick-list',
            lazy: async () => ({ Component: (await import('./orders/pick-list-page.tsx')).PickListPage }),
          },
          {
            path: 'orders/packing-slips',
            lazy: async () => ({
              Component: (await import('./orders/packing-slips-page.tsx')).PackingSlipsPage,
            }),
          },
          {
            path: 'orders/:orderId',
            lazy: async () => ({ Component: (await import('./orders/order-page.tsx')).OrderPage }),
          },
          {
            path: 'returns',
            lazy: async () => ({ Component: (await import('./returns/returns-page.tsx')).ReturnsPage }),
          },
          {
            path: 'customers',
            lazy: async () => ({ Component: (await import('./customers/customers-page.tsx')).CustomersPage }),
          },
          {
            path: 'customers/:userId',
            lazy: async () => ({ Component: (await import('./customers/customer-page.tsx')).CustomerPage }),
          },
          {
            path: 'account',
            lazy: async () => ({ Component: (await import('./account/account-page.tsx')).AccountPage }),
          },
          {
            path: 'staff',
            lazy: async () => ({ Component: (await import('./staff/staff-page.tsx')).StaffPage }),
          },
          {
            path: 'audit',
            lazy: async () => ({ Component: (await import('./audit/audit-page.tsx')).AuditPage }),
          },
          {
            path: 'products',
            lazy: async () => ({ Component: (await import('./products/products-page.tsx')).ProductsPage }),
          },
          {
            path: 'products/new',
            lazy: async () => ({
              Component: (await import('./products/new-product-page.tsx')).NewProductPage,
            }),
          },
          {
            path: 'products/import',
            lazy: async () => ({ Component: (await import('./products/import-page.tsx')).ImportPage }),
          },
          {
            path: 'products/:productId',
            lazy: async () => ({ Component: (await import('./products/product-page.tsx')).ProductPage }),
          },
          {
            path: 'coupons',
            lazy: async () => ({ Component: (await import('./coupon/coupons-page.tsx')).CouponsPage }),
          },
          {
            path: 'coupons/new',
            lazy: async () => ({ Component: (await import('./coupon/new-coupon-page.tsx')).NewCouponPage }),
          },
          {
            path: 'coupons/:couponId',
            lazy: async () => ({ Component: (await import('./coupon/coupon-page.tsx')).CouponPage }),
          },
          {
            path: 'settings',
            lazy: async () => ({ Component: (await import('./settings/settings-page.tsx')).SettingsPage }),
          },
          {
            path: 'catalogue',
            lazy: async () => ({ Component: (await import('./catalogue/filters-page.tsx')).FiltersPage }),
          },
          {
            path: 'catalogue/filters/:name',
            lazy: async () => ({ Component: (await import('./catalogue/filter-page.tsx')).FilterPage }),
          },
          {
            path: 'catalogue/words',
            lazy: async () => ({ Component: (await import('./catalogue/synonyms-page.tsx')).SynonymsPage }),
          },
          {
            path: 'catalogue/best-sellers',
            lazy: async () => ({
              Component: (await import('./catalogue/bestsellers-page.tsx')).BestsellersPage,
            }),
          },
          {
            path: 'catalogue/home',
            lazy: async () => ({ Component: (await import('./catalogue/slides-page.tsx')).SlidesPage }),
          },
          {
            path: 'newsletter',
            lazy: async () => ({
              Component: (await import('./newsletter/newsletter-page.tsx')).NewsletterPage,
            }),
          },
          {
            path: 'newsletter/alerts',
            lazy: async () => ({ Component: (await import('./newsletter/alerts-page.tsx')).AlertsPage }),
          },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('./shell/nothing-here.tsx')).NothingHere }),
          },
        ],
      },
    ],
  },
];
