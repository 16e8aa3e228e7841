(() => {
  const KEY = 'splash';
  const SHOWN_MS = 3300;
  const page = document.documentElement;
  // Payers who follow a payment link want to see nothing else.
  if (location.pathname === '/pay') return;
  try {
    if (sessionStorage.getItem(KEY) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    sessionStorage.setItem(KEY, 'seen');
  } catch {
    return;
  }
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'reload' || visit?.type === 'back_forward') return;
  if (document.referrer.startsWith(`${location.origin}/`)) return;
  const end = () => page.removeAttribute('data-splash');
  page.setAttribute('data-splash', '');
  addEventListener('click', end, { once: true });
  addEventListener('keydown', end, { once: true });
  setTimeout(end, SHOWN_MS);
})();
