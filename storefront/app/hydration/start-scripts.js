(() => {
  // A picture that never comes, or a background tab that is never painted.
  const PATIENCE_MS = 2000;
  const parse = (html) => document.createRange().createContextualFragment(html);
  const template = parse(document.getElementById('held-scripts').textContent).firstElementChild;
  // Once more, since a browser runs no script that it has read within a template.
  const held = parse(template.innerHTML);
  const isFetching = (element) => element.matches('link, [type=module], [src]');
  const [later, now] = [isFetching, (element) => !isFetching(element)].map((isWanted) =>
    [...held.children].filter(isWanted),
  );
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    // Each in a task of its own, so that a finger that scrolls is not kept waiting.
    for (const element of later) setTimeout(() => document.head.append(element));
  }

  // The frame after the one that has the picture begins when that one is on the screen.
  const startWhenPainted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));

  for (const script of held.querySelectorAll('script')) {
    script.addEventListener('error', () => document.dispatchEvent(new Event('scriptsfailed')));
  }
  // The page's data are streamed to what these set up, further down in the page.
  document.head.append(...now);
  const picture = document.querySelector('img[fetchpriority=high]');
  if (picture) picture.decode().then(startWhenPainted, startWhenPainted);
  else startWhenPainted();
  setTimeout(start, PATIENCE_MS);
})();
