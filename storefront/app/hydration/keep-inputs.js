(() => {
  // Keyed by element, in the order of the last tap, so that a second tap on the same button counts once.
  const kept = new Map();
  const texts = new WeakMap();
  let hasFailed = false;
  let isRepeating = false;
  let isReplayScheduled = false;
  const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');

  function keep(element, repeat) {
    // Between hydration and replay React handles new input, but the rest of a word must not overtake its beginning.
    if (isRepeating || (isHydrated() && !kept.has(element))) return;
    put(element, repeat);
  }

  function put(element, repeat) {
    kept.delete(element);
    kept.set(element, repeat);
    // Feedback: app.css shows the loading bar at the top and dims the tapped button.
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
    // A tap on 'ADD TO CART' may follow a tap on a size that has not been replayed yet.
    if (isHydrated() && kept.size === 0) return;
    const isSentByBrowser = button.form?.hasAttribute('action');
    if (hasFailed && isSentByBrowser) return;
    event.preventDefault();
    // During hydration React would handle it once already.
    event.stopImmediatePropagation();
    put(button, () => button.click());
    // Until then `repeatAll` will replay it; a separate timer would run before the others.
    if (isReplayScheduled) setTimeout(() => repeat(button));
  }

  // The browser follows the link itself; until the next page appears, this one shows that the tap was registered.
  function holdLink({ target, ctrlKey, metaKey, shiftKey }) {
    const link = target.closest('a[href]:not([target], [href^="#"])');
    if (link?.origin !== location.origin || ctrlKey || metaKey || shiftKey) return;
    for (const element of [link, document.documentElement]) {
      element.setAttribute('data-held', '');
      // The Back button may restore this page as it was left.
      addEventListener('pageshow', ({ persisted }) => persisted && element.removeAttribute('data-held'));
    }
  }

  // Browsers show the check mark at once.
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
      // React tracks the field's own setter and ignores values that it set itself.
      field.value = defaultValue;
      write(field, value);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      if (field !== document.activeElement)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
  }

  // React empties a field as it hydrates it; later input continues the earlier text.
  function restoreText({ target: field }) {
    if (kept.has(field) && texts.has(field) && field.value !== texts.get(field))
      write(field, texts.get(field));
  }

  // Bypasses React's override of the field's setter.
  function write(field, value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  }

  function repeatAll() {
    isReplayScheduled = true;
    // One task each, so that the page has handled the previous one.
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
