import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map. */
export default [
  layout('layout/shell.tsx', [
    layout('layout/page-boundary.tsx', [
      index('home/home-page.tsx'),
      route('collection', 'collection/collection-page.tsx'),
      route('product/:productId', 'product/product-page.tsx'),
      route('cart', 'cart/cart-page.tsx'),
      route('place-order', 'checkout/place-order-page.tsx'),
      route('order-success', 'order/order-success-page.tsx'),
      route('order-failure', 'order/order-failure-page.tsx'),
      route('about', 'about/about-page.tsx'),
      route('contact', 'contact/contact-page.tsx'),
      route('privacy-policy', 'legal/privacy-page.tsx'),
      route('terms-conditions', 'legal/terms-page.tsx'),
      route('product-list', 'product-list/product-list-page.tsx'),
      route('login', 'login/login-page.tsx'),
      route('forgot-password', 'password/forgot-password-page.tsx'),
      route('reset-password', 'password/reset-password-page.tsx'),
      route('*', 'layout/not-found-page.tsx'),
    ]),
  ]),
  route('cart/products', 'cart/cart-products.ts'),
  route('robots.txt', 'layout/robots.ts'),
  route('site.webmanifest', 'layout/web-manifest.ts'),
] satisfies RouteConfig;
