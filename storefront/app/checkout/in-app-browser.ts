/**
 * Whether this is a browser inside another app, which cannot run the payment window's handler. Source:
 * Razorpay's documentation of `callback_url` (Instagram, Facebook, Opera Mini, UC Browser, WebView).
 */
export function isInAppBrowser(userAgent: string): boolean {
  return /Instagram|FBAN|FBAV|FB_IAB|Opera Mini|UCBrowser|UCWEB|; wv\)/i.test(userAgent);
}
