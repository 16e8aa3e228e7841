import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { isInAppBrowser } from './in-app-browser.ts';

export type SignedPayment = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

type RazorpayOptions = {
  key: string;
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  /** Where a browser inside another app is redirected instead of calling the handler. */
  callback_url?: string;
  redirect?: boolean;
  handler: (payment: SignedPayment) => void;
  modal: { ondismiss: () => void };
};

declare global {
  // Only an interface can extend the declaration of Window.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => { open(): void };
  }
}

/**
 * Loads the provider's checkout script once.
 * @throws Error with the specified text if it fails to load
 */
export async function loadRazorpay(scriptUrl: string): Promise<void> {
  if (window.Razorpay) return;
  const script = document.createElement('script');
  script.src = scriptUrl;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(messages.sdkFailed));
  });
  document.head.append(script);
  try {
    await loaded;
  } catch (error) {
    script.remove();
    throw error;
  }
}

/** Shows the provider's payment window. @returns undefined if the shopper closed it */
export function showPaymentWindow(
  options: Omit<RazorpayOptions, 'handler' | 'modal' | 'theme'>,
): Promise<SignedPayment | undefined> {
  const { Razorpay } = window;
  if (!Razorpay) return Promise.reject(new Error(messages.sdkFailed));
  return new Promise((resolve) => {
    new Razorpay({
      ...options,
      ...(isInAppBrowser(navigator.userAgent) && {
        callback_url: new URL(paths.razorpayCallback(), location.href).href,
        redirect: true,
      }),
      theme: { color: getComputedStyle(document.documentElement).getPropertyValue('--primary').trim() },
      handler: resolve,
      modal: { ondismiss: () => resolve(undefined) },
    }).open();
  });
}
