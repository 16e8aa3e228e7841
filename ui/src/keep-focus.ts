const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex="-1"], [type="hidden"])';

type Place = { parent: Element; index: number };

/**
 * Restores the focus when its element is removed, hidden or disabled, which moves it to the body. It goes to
 * whatever took that place (the next line of a list, the field after a chip), otherwise to the nearest
 * control before it, otherwise to the page's heading.
 * @returns a function that stops this
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let places: Place[] = [];

  function remember(): void {
    const { activeElement, body } = document;
    last = activeElement === body ? null : activeElement;
    places = last ? placesOf(last) : [];
  }

  function leave(): void {
    last = null;
  }

  function isLost(): boolean {
    return last !== null && document.activeElement === document.body;
  }

  function mend(): void {
    if (!last || !isLost()) return;
    // The element was only moved.
    const heir = canHaveFocus(last) ? (last as HTMLElement) : undefined;
    last = null;
    if (heir) {
      heir.focus({ preventScroll: true });
      return;
    }
    for (const { parent, index } of places) {
      if (!isVisible(parent)) continue;
      const heir = heirIn(parent, index);
      if (heir) {
        heir.focus({ preventScroll: true });
        return;
      }
      if (parent.tagName === 'MAIN') break;
    }
    focusHeading();
  }

  remember();
  // A click outside any control removes the focus on purpose.
  const watch = new MutationObserver(() => {
    // The code that removed the element may move the focus itself, as a closing dialog does.
    if (isLost()) setTimeout(mend);
  });
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', leave);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', leave);
  };
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  let child = element;
  for (let parent = child.parentElement; parent && parent !== document.body; parent = child.parentElement) {
    places.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return places;
}

function heirIn(parent: Element, index: number): HTMLElement | undefined {
  const { children } = parent;
  const inPlace = children[Math.min(index, children.length - 1)];
  return [inPlace, parent].flatMap((place) => (place ? controlsIn(place) : []))[0];
}

function controlsIn(place: Element): HTMLElement[] {
  const focusable = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)];
  if (place.matches(FOCUSABLE)) focusable.unshift(place as HTMLElement);
  return focusable.filter(isVisible);
}

function canHaveFocus(element: Element): boolean {
  return !element.matches(':disabled') && isVisible(element);
}

function isVisible(element: Element): boolean {
  return element.isConnected && element.checkVisibility();
}
