// Runs beside the pages, with what `service-worker-script.ts` has put before it: SETTINGS. A public page that was open before
// is shown as it was kept while the network is asked for it; `kept-page.ts` then has what it shows checked. Any other page is
// answered only where the network does not.
(() => {
  const { version, page, files, notOurs, seen, kept } = SETTINGS;
  const CACHE = `offline-${version}`;
  const known = new Set(files);

  async function install() {
    const cache = await caches.open(CACHE);
    await cache.add(new Request(page, { cache: 'reload' }));
    await cache.addAll(files);
    await self.skipWaiting();
  }

  async function activate() {
    for (const name of await caches.keys()) {
      if (name !== CACHE && name !== seen.cache) await caches.delete(name);
    }
    // The network is asked while the worker is still starting.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  }

  async function openPage(event, { pathname, search }) {
    const ready = pathname === page ? await caches.match(page) : undefined;
    if (ready) return ready;
    const key = keyOf(pathname, search);
    const asked = askNetwork(event);
    // It may fail before anybody waits for it.
    asked.catch(() => undefined);
    const before = key && (await findKept(key, event.request));
    if (before) {
      const check = asked.then((response) => compare(key, before, response)).catch(() => 'failed');
      checks.set(key, check);
      event.waitUntil(check);
      return asKept(before);
    }
    try {
      const response = await asked;
      if (key) event.waitUntil(keep(key, response.clone()));
      return response;
    } catch {
      return Response.redirect(`${page}?to=${encodeURIComponent(pathname + search)}`);
    }
  }

  async function askNetwork({ request, preloadResponse }) {
    return (await preloadResponse) ?? fetch(request);
  }

  // By page that is shown as it was kept: 'same', 'changed', 'rebuilt' by a new release, or 'failed' when nobody answers.
  const checks = new Map();

  // Pages that know no shopper. Only the collection's query says what it shows; the others' is of campaigns.
  function keyOf(pathname, search) {
    if (pathname === kept.collection) return pathname + search;
    return kept.pages.includes(pathname) || pathname.startsWith(kept.products) ? pathname : undefined;
  }

  async function findKept(key, { cache: mode }) {
    // Whoever reloads a page wants what the shop says now.
    if (mode !== 'default' || !navigator.onLine) return undefined;
    const before = await (await caches.open(kept.cache)).match(key);
    const isYoung = before && Date.now() - Date.parse(before.headers.get('date')) < kept.forMs;
    return isYoung ? before : undefined;
  }

  async function keep(key, response) {
    const { ok, redirected, headers } = response;
    if (!ok || redirected || !headers.get('etag') || !headers.get('cache-control')?.startsWith('public'))
      return;
    const cache = await caches.open(kept.cache);
    // The last one is the youngest.
    await cache.delete(key);
    await cache.put(key, response);
    const keys = await cache.keys();
    for (const old of keys.slice(0, -kept.most)) await cache.delete(old);
  }

  async function compare(key, before, response) {
    const [was, is] = await Promise.all([before.clone().text(), response.clone().text()]);
    await keep(key, response);
    if (was === is) return 'same';
    return setupOf(was) === setupOf(is) ? 'changed' : 'rebuilt';
  }

  // Which scripts a page runs.
  function setupOf(html) {
    return html.split('id="page-data"')[1]?.split('</script>')[0];
  }

  // The page knows by it that what it shows has to be checked.
  async function asKept(response) {
    const html = (await response.clone().text()).replace('<html ', '<html data-kept ');
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(html, { headers });
  }

  async function answerPage({ data, ports: [port] }) {
    const { pathname, search } = new URL(data.address);
    const key = keyOf(pathname, search);
    if (data.ask === 'check') port.postMessage((await checks.get(key)) ?? 'changed');
    else if (key) await keep(key, await fetch(pathname + search));
  }

  async function openFile(request) {
    return (await caches.match(request)) ?? fetch(request);
  }

  async function remember(product) {
    const cache = await caches.open(seen.cache);
    const list = await cache.match(seen.list);
    const before = list ? await list.json() : [];
    const products = [product, ...before.filter(({ id }) => id !== product.id)].slice(0, seen.most);
    if (!(await cache.match(product.picture))) await cache.add(product.picture).catch(() => undefined);
    await cache.put(seen.list, Response.json(products));
    const wanted = new Set([seen.list, ...products.map(({ picture }) => picture)]);
    for (const request of await cache.keys()) {
      if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
    }
  }

  // One after the other: each reads the list that it writes.
  let remembered = Promise.resolve();

  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('message', (event) => {
    if (event.data.ask) return event.waitUntil(answerPage(event).catch(() => undefined));
    remembered = remembered.then(() => remember(event.data)).catch(() => undefined);
    event.waitUntil(remembered);
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin) return;
    if (known.has(url.pathname)) return event.respondWith(openFile(request));
    const isOurs = !notOurs.some((path) => `${url.pathname}/`.startsWith(path));
    if (request.mode === 'navigate' && isOurs) event.respondWith(openPage(event, url));
  });
})();
