import { type Requested, type Started, whyNotStarted } from './purchase-body.ts';

type Pay = (requested: Requested) => Promise<Started>;

/** The ways to pay; each loads once it is used. None throws. */
export const payAt = {
  razorpay: onDemand(async () => (await import('./pay-at-razorpay.ts')).payAtRazorpay),
  stripe: onDemand(async () => (await import('./pay-at-stripe.ts')).payAtStripe),
  sabpaisa: onDemand(async () => (await import('./pay-at-sabpaisa.ts')).payAtSabPaisa),
  cod: onDemand(async () => (await import('./pay-in-cash.ts')).payInCash),
};

function onDemand(load: () => Promise<Pay>): Pay {
  return (requested) => load().then((pay) => pay(requested), whyNotStarted);
}
