(() => {
  // A picture that never comes, or a tab in the background that is never painted.
  const PATIENCE_MS = 2000;
  const tapped = new Set();
  const isInteractive = () => document.documentElement.hasAttribute('data-interactive');
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    // Each in a task of its own, so that a finger that scrolls is not kept waiting.
    for (const link of document.querySelectorAll('link[rel=late]')) {
      setTimeout(() => {
        link.rel = link.dataset.rel;
      });
    }
    setTimeout(() => document.querySelectorAll('script[type=late]').forEach(run));
  }

  function run(held) {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = held.textContent;
    document.head.append(script);
  }

  // What a browser does by itself, it shall do at once: links, forms that the server answers, popovers.
  function keepTap(event) {
    const button = event.target.closest('button');
    if (isInteractive() || !button || button.form?.hasAttribute('action') || button.popoverTargetElement)
      return;
    event.preventDefault();
    tapped.add(button);
  }

  function repeatTaps() {
    document.removeEventListener('click', keepTap);
    // Each in a task of its own, so that the page has taken in the one before.
    for (const button of tapped) setTimeout(() => button.click());
  }

  // The frame after the one that has the picture begins when that one is on the screen.
  const startWhenPainted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));

  document.addEventListener('click', keepTap);
  document.addEventListener('interactive', repeatTaps, { once: true });
  const picture = document.querySelector('img[fetchpriority=high]');
  if (picture) picture.decode().then(startWhenPainted, startWhenPainted);
  else startWhenPainted();
  setTimeout(start, PATIENCE_MS);
})();
