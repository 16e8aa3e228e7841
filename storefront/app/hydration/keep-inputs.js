(() => {
  // By element, in the order of the last tap: a second tap on the same button counts once.
  const kept = new Map();
  const texts = new WeakMap();
  let hasFailed = false;
  let isRepeating = false;
  let isReplayScheduled = false;
  const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');

  function keep(element, repeat) {
    // Between hydration and replay React handles new input, but the rest of a word must follow its beginning.
    if (isRepeating || (isHydrated() && !kept.has(element))) return;
    put(element, repeat);
  }

  function put(element, repeat) {
    kept.delete(element);
    kept.set(element, repeat);
    // Feedback: app.css shows a bar at the top, as for a page that is loading, and dims a tapped button.
    document.documentElement.setAttribute('data-held', '');
    if (element.matches('button')) element.setAttribute('data-held', '');
  }

  function letGo(element) {
    kept.delete(element);
    element.removeAttribute('data-held');
    if (kept.size === 0) document.documentElement.removeAttribute('data-held');
  }

  function keepTap(event) {
    const field = event.target.closest('input[type=checkbox], input[type=radio]');
    if (field) return keepTick(field, field.checked);
    if (!isHydrated()) holdLink(event);
    const button = event.target.closest('button');
    if (isRepeating || !button || button.popoverTargetElement) return;
    // A tap on 'ADD TO CART' just now may follow one on a size that is still to be replayed.
    if (isHydrated() && kept.size === 0) return;
    const isSentByBrowser = button.form?.hasAttribute('action');
    if (hasFailed && isSentByBrowser) return;
    event.preventDefault();
    // Half hydrated, React would handle it a first time.
    event.stopImmediatePropagation();
    put(button, () => button.click());
    // Before that it is one of those that `repeatAll` will find; a timer of its own would be ahead of theirs.
    if (isReplayScheduled) setTimeout(() => repeat(button));
  }

  // The browser itself goes where it leads; until that page is there, this one says that it was felt.
  function holdLink({ target, ctrlKey, metaKey, shiftKey }) {
    const link = target.closest('a[href]:not([target], [href^="#"])');
    if (link?.origin !== location.origin || ctrlKey || metaKey || shiftKey) return;
    for (const element of [link, document.documentElement]) {
      element.setAttribute('data-held', '');
      // The way back may lead to this page as it was left.
      addEventListener('pageshow', ({ persisted }) => persisted && element.removeAttribute('data-held'));
    }
  }

  // A browser shows a tick at once.
  function keepTick(field, checked) {
    keep(field, () => {
      field.checked = !checked;
      field.click();
    });
  }

  function keepText({ target: field }) {
    if (!field.matches('input:not([type=checkbox], [type=radio]), textarea, select')) return;
    const { value, defaultValue } = field;
    texts.set(field, value);
    keep(field, () => {
      // React watches the field's own setter and ignores what it set itself.
      field.value = defaultValue;
      write(field, value);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      if (field !== document.activeElement)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
  }

  // Taking over, React empties a field; what is typed next belongs to what stood there.
  function restoreText({ target: field }) {
    if (kept.has(field) && texts.has(field) && field.value !== texts.get(field))
      write(field, texts.get(field));
  }

  // Past what React put in the way of the field's own setter.
  function write(field, value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  }

  function repeatAll() {
    isReplayScheduled = true;
    // Each in a task of its own, so that the page has handled the one before.
    for (const element of kept.keys()) setTimeout(() => repeat(element));
    setTimeout(() => {
      for (const type of ['input', 'change']) document.removeEventListener(type, keepText, true);
      document.removeEventListener('beforeinput', restoreText, true);
      document.removeEventListener('click', keepTap, true);
    });
  }

  function repeat(element) {
    const again = kept.get(element);
    letGo(element);
    isRepeating = true;
    again?.();
    isRepeating = false;
  }

  function giveUp() {
    hasFailed = true;
    for (const element of kept.keys()) {
      if (element.form?.hasAttribute('action')) repeat(element);
      else letGo(element);
    }
  }

  document.addEventListener('click', keepTap, true);
  document.addEventListener('beforeinput', restoreText, true);
  for (const type of ['input', 'change']) document.addEventListener(type, keepText, true);
  document.addEventListener('hydrated', repeatAll, { once: true });
  document.addEventListener('scriptsfailed', giveUp, { once: true });
})();
