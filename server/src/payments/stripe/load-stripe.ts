/**
 * Loads Stripe's package with the first payment, because it has more modules than any other and a demo shop
 * only uses the sandbox.
 */
export async function loadStripe() {
  const { default: Stripe } = await import('stripe');
  return Stripe;
}
