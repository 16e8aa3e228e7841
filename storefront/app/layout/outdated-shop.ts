/**
 * POST /shop/outdated: called when a page finds that the shop's facts have changed, such as the delivery
 * charge. Nothing is sent; afterwards the router reloads these facts (`shouldRevalidate` in root.tsx) and the
 * page's data.
 */
export async function clientAction() {
  return null;
}
