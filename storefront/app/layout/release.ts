import { RELEASE } from '../page/is-outdated.ts';

/** GET /shop/release: which build of the pages the shop serves. */
export function loader() {
  return new Response(RELEASE, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
