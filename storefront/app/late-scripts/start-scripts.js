(() => {
  // A picture that never comes, or a tab in the background that is never painted.
  const PATIENCE_MS = 2000;
  const tapped = new Set();
  const isInteractive = () => performance.getEntriesByName('interactive').length > 0;
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll('link[rel=late]')) link.rel = 'modulepreload';
    for (const held of document.querySelectorAll('script[type=late]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = held.textContent;
      document.head.append(script);
    }
  }

  // What a browser does by itself, it shall do at once: links, forms that the server answers, popovers.
  function keepTap(event) {
    const button = event.target.closest('button');
    if (isInteractive() || !button || button.form?.hasAttribute('action') || button.popoverTargetElement)
      return;
    event.preventDefault();
    tapped.add(button);
  }

  function repeatTaps(_marks, observer) {
    if (!isInteractive()) return;
    observer.disconnect();
    document.removeEventListener('click', keepTap);
    // Each in a task of its own, so that the page has taken in the one before.
    for (const button of tapped) setTimeout(() => button.click());
  }

  // The task after a frame runs when that frame is painted.
  const startWhenPainted = () => requestAnimationFrame(() => setTimeout(start));

  document.addEventListener('click', keepTap);
  new PerformanceObserver(repeatTaps).observe({ type: 'mark', buffered: true });
  const picture = document.querySelector('img[fetchpriority=high]');
  if (!picture || picture.complete) startWhenPainted();
  else {
    picture.addEventListener('load', startWhenPainted);
    picture.addEventListener('error', startWhenPainted);
  }
  setTimeout(start, PATIENCE_MS);
})();
