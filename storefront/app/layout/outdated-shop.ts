/**
 * POST /shop/outdated: a page has found that the shop's facts have changed, such as what delivery costs. Nothing is sent
 * anywhere; the router loads the facts (`shouldRevalidate` of root.tsx) and the page's data anew after it.
 */
export async function clientAction() {
  return null;
}
