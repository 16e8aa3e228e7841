/** It has more modules than any other package, and a demo only uses the sandbox. */
export async function loadStripe() {
  const { default: Stripe } = await import('stripe');
  return Stripe;
}
