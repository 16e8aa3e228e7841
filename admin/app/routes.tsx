import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { paths } from './paths.ts';
import { requireSession } from './session/require-session.ts';
import { loadSettings } from './settings/settings.queries.ts';
import { AdminFault } from './shell/admin-fault.tsx';
import { AdminShell } from './shell/admin-shell.tsx';
import { loadPage } from './shell/load-page.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';

const whileLoading = <p className="p-6 text-muted">Loading …</p>;

/** The routes of the admin, below `/admin`. Every page is loaded on demand. */
export const routes: RouteObject[] = [
  { path: '/sign-in', element: <SignInPage />, errorElement: <AdminFault /> },
  {
    hydrateFallbackElement: whileLoading,
    errorElement: <AdminFault />,
    children: [page('/first-run', async () => (await import('./first-run/owner-page.tsx')).OwnerPage)],
  },
  {
    element: <AdminShell />,
    hydrateFallbackElement: whileLoading,
    errorElement: <AdminFault />,
    loader: requireSession,
    children: [
      {
        errorElement: <AdminFault />,
        children: [
          page('', async () => (await import('./today/today-page.tsx')).TodayPage),
          page('orders', async () => (await import('./orders/orders-page.tsx')).OrdersPage),
          page('orders/pick-list', async () => (await import('./orders/pick-list-page.tsx')).PickListPage),
          page(
            'orders/packing-slips',
            async () => (await import('./orders/packing-slips-page.tsx')).PackingSlipsPage,
          ),
          page('orders/book', async () => (await import('./booking/plan-page.tsx')).PlanBookingPage),
          page(
            'orders/book/:bookingId',
            async () => (await import('./booking/booking-page.tsx')).BookingPage,
          ),
          page('orders/by-phone', async () => (await import('./drafts/drafts-page.tsx')).DraftsPage),
          page('orders/by-phone/new', async () => (await import('./drafts/new-draft-page.tsx')).NewDraftPage),
          page('orders/by-phone/:draftId', async () => (await import('./drafts/draft-page.tsx')).DraftPage),
          page(
            'orders/by-phone/:draftId/change',
            async () => (await import('./drafts/edit-draft-page.tsx')).EditDraftPage,
          ),
          page('orders/:orderId', async () => (await import('./orders/order-page.tsx')).OrderPage),
          page('packing', async () => (await import('./packing/packing-page.tsx')).PackingPage),
          page(
            'courier-files',
            async () => (await import('./shipping-file/courier-files-page.tsx')).CourierFilesPage,
          ),
          page(
            'courier-files/new',
            async () => (await import('./shipping-file/courier-file-page.tsx')).CourierFilePage,
          ),
          page(
            'courier-files/:templateId',
            async () => (await import('./shipping-file/courier-file-page.tsx')).CourierFilePage,
          ),
          page(
            'courier-bills',
            async () => (await import('./courier-bills/courier-bills-page.tsx')).CourierBillsPage,
          ),
          page('cash', async () => (await import('./remittance/remittance-page.tsx')).RemittancePage),
          page('returns', async () => (await import('./returns/returns-page.tsx')).ReturnsPage),
          page('fit-and-returns', async () => (await import('./fit/fit-page.tsx')).FitPage),
          page('refunds', async () => (await import('./today/refunds-page.tsx')).RefundsPage),
          page('analytics', async () => (await import('./figures/figures-page.tsx')).FiguresPage),
          page(
            'customers/past-orders',
            async () => (await import('./past-orders/past-orders-page.tsx')).PastOrdersPage,
          ),
          page('reviews', async () => (await import('./reviews/reviews-page.tsx')).ReviewsPage),
          page('complaints', async () => (await import('./complaints/complaints-page.tsx')).ComplaintsPage),
          page('customers', async () => (await import('./customers/customers-page.tsx')).CustomersPage),
          page('customers/:userId', async () => (await import('./customers/customer-page.tsx')).CustomerPage),
          page(
            'store-credit',
            async () => (await import('./store-credit/store-credit-page.tsx')).StoreCreditPage,
          ),
          page('gift-cards', async () => (await import('./gift-cards/gift-cards-page.tsx')).GiftCardsPage),
          page('account', async () => (await import('./account/account-page.tsx')).AccountPage),
          page('set-up/:step?', async () => (await import('./first-run/set-up-page.tsx')).SetUpPage),
          page('jobs', async () => (await import('./jobs/jobs-page.tsx')).JobsPage),
          page('products', async () => (await import('./products/products-page.tsx')).ProductsPage),
          page('products/new', async () => (await import('./products/new-product-page.tsx')).NewProductPage),
          page('products/scan', async () => (await import('./stock/scan-stock-page.tsx')).ScanStockPage),
          page('products/pictures', async () => (await import('./pictures/pictures-page.tsx')).PicturesPage),
          page(
            'products/move',
            async () => (await import('./shop-import/shop-import-page.tsx')).ShopImportPage,
          ),
          page('products/import', async () => (await import('./products/import-page.tsx')).ImportPage),
          page(
            'products/:productId/preview',
            async () => (await import('./products/preview-page.tsx')).PreviewPage,
          ),
          page('products/:productId', async () => (await import('./products/product-page.tsx')).ProductPage),
          page('coupons', async () => (await import('./coupon/coupons-page.tsx')).CouponsPage),
          page('coupons/new', async () => (await import('./coupon/new-coupon-page.tsx')).NewCouponPage),
          page('coupons/:couponId', async () => (await import('./coupon/coupon-page.tsx')).CouponPage),
          page('offers', async () => (await import('./promotions/promotions-page.tsx')).PromotionsPage),
          page(
            'offers/new',
            async () => (await import('./promotions/new-promotion-page.tsx')).NewPromotionPage,
          ),
          page(
            'offers/:promotionId',
            async () => (await import('./promotions/promotion-page.tsx')).PromotionPage,
          ),
          page('gst', async () => (await import('./gst/gst-page.tsx')).GstPage),
          {
            path: 'settings',
            lazy: async () => ({
              Component: (await import('./settings/settings-layout.tsx')).SettingsLayout,
            }),
            children: [
              {
                ...page('', async () => (await import('./settings/settings-index.tsx')).SettingsIndex),
                loader: loadSettings,
              },
              page('staff', async () => (await import('./staff/staff-page.tsx')).StaffPage),
              page(
                'extensions',
                async () => (await import('./extensions/extensions-page.tsx')).ExtensionsPage,
              ),
              page('webhooks', async () => (await import('./webhooks/webhooks-page.tsx')).WebhooksPage),
              page('api-keys', async () => (await import('./api-keys/api-keys-page.tsx')).ApiKeysPage),
              page('audit', async () => (await import('./audit/audit-page.tsx')).AuditPage),
              page(':page', async () => (await import('./settings/settings-page.tsx')).SettingsPage),
            ],
          },
          moved('staff', paths.staff),
          moved('audit', paths.changes),
          page('catalogue', async () => (await import('./catalogue/filters-page.tsx')).FiltersPage),
          page(
            'catalogue/filters/:name',
            async () => (await import('./catalogue/filter-page.tsx')).FilterPage,
          ),
          page(
            'catalogue/custom-fields',
            async () => (await import('./custom-fields/custom-fields-page.tsx')).CustomFieldsPage,
          ),
          page(
            'catalogue/synonyms',
            async () => (await import('./catalogue/synonyms-page.tsx')).SynonymsPage,
          ),
          page(
            'catalogue/words',
            async () => (await import('./catalogue/search-words-page.tsx')).SearchWordsPage,
          ),
          page(
            'catalogue/searches',
            async () => (await import('./catalogue/searches-page.tsx')).SearchesPage,
          ),
          page(
            'catalogue/best-sellers',
            async () => (await import('./catalogue/bestsellers-page.tsx')).BestsellersPage,
          ),
          page('catalogue/home', async () => (await import('./catalogue/slides-page.tsx')).SlidesPage),
          page(
            'catalogue/home/sections',
            async () => (await import('./catalogue/home-sections-page.tsx')).HomeSectionsPage,
          ),
          page('site/pages', async () => (await import('./pages/pages-page.tsx')).PagesPage),
          page('site/pages/new', async () => (await import('./pages/new-page.tsx')).NewPage),
          page('site/pages/:slug', async () => (await import('./pages/edit-page.tsx')).EditPage),
          page('site/journal', async () => (await import('./journal/journal-page.tsx')).JournalPage),
          page('site/journal/new', async () => (await import('./journal/new-article.tsx')).NewArticle),
          page('site/journal/:slug', async () => (await import('./journal/edit-article.tsx')).EditArticle),
          page('site/menus', async () => (await import('./menus/menus-page.tsx')).MenusPage),
          page(
            'collections',
            async () => (await import('./collections/collections-page.tsx')).CollectionsPage,
          ),
          page(
            'collections/new',
            async () => (await import('./collections/new-collection-page.tsx')).NewCollectionPage,
          ),
          page(
            'collections/:handle',
            async () => (await import('./collections/collection-page.tsx')).CollectionPage,
          ),
          page('redirects', async () => (await import('./redirects/redirects-page.tsx')).RedirectsPage),
          page('redirects/missing', async () => (await import('./redirects/missing-page.tsx')).MissingPage),
          page('look', async () => (await import('./look/look-page.tsx')).LookPage),
          page(
            'abandoned-checkouts',
            async () =>
              (await import('./abandoned-checkouts/abandoned-checkouts-page.tsx')).AbandonedCheckoutsPage,
          ),
          page('newsletter', async () => (await import('./newsletter/newsletter-page.tsx')).NewsletterPage),
          page(
            'newsletter/campaigns',
            async () => (await import('./campaigns/campaigns-page.tsx')).CampaignsPage,
          ),
          page(
            'newsletter/campaigns/new',
            async () => (await import('./campaigns/new-campaign-page.tsx')).NewCampaignPage,
          ),
          page(
            'newsletter/campaigns/:campaignId',
            async () => (await import('./campaigns/campaign-page.tsx')).CampaignPage,
          ),
          page('newsletter/alerts', async () => (await import('./newsletter/alerts-page.tsx')).AlertsPage),
          page('*', async () => (await import('./components/nothing-here.tsx')).NothingHere),
        ],
      },
    ],
  },
];

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await loadPage(load) }) };
}

/** An earlier address of a page, which bookmarks still have. */
function moved(path: string, to: string): RouteObject {
  return { path, loader: ({ request }) => redirect(to + new URL(request.url).search) };
}
