// The service worker. `service-worker-script.ts` prepends SETTINGS. It serves a page only when the network fails, and never
// one that shows a price.
(() => {
  const { version, page, files, notOurs, viewed } = SETTINGS;
  const CACHE = `offline-${version}`;
  const offlineFiles = new Set(files);

  async function install() {
    const cache = await caches.open(CACHE);
    await cache.add(new Request(page, { cache: 'reload' }));
    await cache.addAll(files);
    await self.skipWaiting();
  }

  async function activate() {
    for (const name of await caches.keys()) {
      if (name !== CACHE && name !== viewed.cache) await caches.delete(name);
    }
    // Navigation preload: the request starts while the worker is still starting.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  }

  async function openPage({ request, preloadResponse }, { pathname, search }) {
    const cachedPage = pathname === page ? await caches.match(page) : undefined;
    if (cachedPage) return cachedPage;
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      return Response.redirect(`${page}?to=${encodeURIComponent(pathname + search)}`);
    }
  }

  async function openFile(request) {
    return (await caches.match(request)) ?? fetch(request);
  }

  async function remember(product) {
    const cache = await caches.open(viewed.cache);
    const list = await cache.match(viewed.list);
    const before = list ? await list.json() : [];
    const products = [product, ...before.filter(({ id }) => id !== product.id)].slice(0, viewed.most);
    if (!(await cache.match(product.picture))) await cache.add(product.picture).catch(() => undefined);
    await cache.put(viewed.list, Response.json(products));
    const cached = new Set([viewed.list, ...products.map(({ picture }) => picture)]);
    for (const request of await cache.keys()) {
      if (!cached.has(new URL(request.url).pathname)) await cache.delete(request);
    }
  }

  // Sequential, because each reads the list that it writes.
  let remembered = Promise.resolve();

  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('message', (event) => {
    remembered = remembered.then(() => remember(event.data)).catch(() => undefined);
    event.waitUntil(remembered);
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin) return;
    if (offlineFiles.has(url.pathname)) return event.respondWith(openFile(request));
    const isOurs = !notOurs.some((path) => `${url.pathname}/`.startsWith(path));
    if (request.mode === 'navigate' && isOurs) event.respondWith(openPage(event, url));
  });
})();
