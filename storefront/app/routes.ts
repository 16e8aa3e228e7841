import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const isDevelopment = process.env.NODE_ENV === 'development';

/** All routes of the storefront. */
export default [
  layout('layout/shell.tsx', [
    layout('layout/page-boundary.tsx', [
      layout('opening/selling-pages.tsx', [
        index('site/home-page.tsx'),
        route('collection', 'collection/collection-page.tsx'),
        route('collection/:handle', 'collection/collection-page.tsx', { id: 'collection-of-owner' }),
        route('product/:productId', 'product-page/product-page.tsx'),
        route('cart', 'cart-page/cart-page.tsx'),
        route('place-order', 'checkout/place-order-page.tsx'),
        route('about', 'site/about-page.tsx'),
        route('pages/:slug', 'site/own-page.tsx'),
        route('product-list', 'product-list/product-list-page.tsx'),
        route('wishlist', 'wishlist/wishlist-page.tsx'),
      ]),
      route('preview/page/:key', 'site/page-preview.tsx'),
      route('preview/:key', 'product-page/preview-page.tsx'),
      route('orders', 'order/orders-page.tsx'),
      route('orders/:orderId', 'order/order-page.tsx'),
      route('guest-tracking', 'tracking/tracking-page.tsx'),
      route('order-success', 'order/order-success-page.tsx'),
      route('order-failure', 'order/order-failure-page.tsx'),
      route('verify', 'verify/verify-page.tsx'),
      route('contact', 'contact/contact-page.tsx'),
      route('privacy-policy', 'legal/privacy-page.tsx'),
      route('terms-conditions', 'legal/terms-page.tsx'),
      route('offline', 'offline/offline-page.tsx'),
      route('accessibility', 'accessibility/accessibility-page.tsx'),
      route('login', 'login/login-page.tsx'),
      route('forgot-password', 'password/forgot-password-page.tsx'),
      route('reset-password', 'password/reset-password-page.tsx'),
      route('profile', 'profile/profile-page.tsx'),
      // Opened by links in e-mails; their addresses are in contract/src/accounts/mail-links.ts.
      route('pay', 'pay/pay-page.tsx'),
      route('confirm-email', 'mail-links/confirm-email-page.tsx'),
      route('newsletter/confirm', 'mail-links/confirm-newsletter-page.tsx'),
      route('newsletter/unsubscribe', 'mail-links/unsubscribe-newsletter-page.tsx'),
      route('stock-alert/confirm', 'mail-links/confirm-stock-alert-page.tsx'),
      route('stock-alert/unsubscribe', 'mail-links/unsubscribe-stock-alerts-page.tsx'),
      route('*', 'layout/not-found-page.tsx'),
    ]),
  ]),
  route('closed', 'opening/closed-page.tsx'),
  route('cart/products', 'cart/cart-products.ts'),
  route('orders/stock/:productId', 'order/stock-now.ts'),
  route('search/suggestions', 'search/suggestions.ts'),
  route('shop/outdated', 'layout/outdated-shop.ts'),
  route('shop/release', 'layout/release.ts'),
  route('service-worker.js', 'offline/service-worker-script.ts'),
  route('robots.txt', 'layout/robots.ts'),
  route('icon.svg', 'page/letter-icon.ts'),
  route('site.webmanifest', 'layout/web-manifest.ts'),
  ...(isDevelopment ? [route('dev/ui', 'dev-ui/dev-ui-page.tsx')] : []),
] satisfies RouteConfig;
