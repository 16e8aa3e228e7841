(() => {
  // For a picture that never loads, or a background tab that is never painted.
  const PATIENCE_MS = 2000;
  const page = JSON.parse(document.getElementById('page-data').textContent);
  // The modules that React Router hydrates a page with.
  window.__reactRouterContext = JSON.parse(page.context);
  window.__reactRouterContext.stream = new Response(document.getElementById('page-stream').textContent).body;
  let isStarted = false;

  function preload(href) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }

  async function run() {
    if (page.first) await import(page.first);
    const manifest = import(page.manifest);
    const routes = page.routes.map(async ([id, modules]) => [
      id,
      Object.assign({}, ...(await Promise.all(modules.map((module) => import(module))))),
    ]);
    window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes));
    await manifest;
    await import(page.entry);
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    // One task each, so that scrolling is not blocked.
    const ofRoutes = page.routes.flatMap(([, modules]) => modules);
    for (const href of new Set([page.manifest, page.entry, ...page.preloads, ...ofRoutes]))
      setTimeout(() => preload(href));
    setTimeout(() => run().catch(() => document.dispatchEvent(new Event('scriptsfailed'))));
  }

  // The next frame begins once the frame with the picture is on the screen.
  const startWhenPainted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));

  const picture = document.querySelector('img[fetchpriority=high]');
  if (picture) picture.decode().then(startWhenPainted, startWhenPainted);
  else startWhenPainted();
  setTimeout(start, PATIENCE_MS);
})();
