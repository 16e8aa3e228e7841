/** What a live shop cannot do without; payments stay with the sandbox. */
export const LIVE_SETTINGS = {
  SHOP_MODE: 'live',
  PAYMENTS: 'sandbox',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '127.0.0.1',
};
