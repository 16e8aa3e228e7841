const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex="-1"], [type="hidden"])';

type Place = { parent: Element; index: number };
type Spot = { element: Element; places: Place[] };

/**
 * Restores the focus when its element is removed, hidden or disabled, which moves it to the body. It goes to
 * whatever took that place (the next line of a list, the field after a chip), otherwise to the nearest
 * control before it, otherwise to the page's heading. From a dialog that closes it goes to its opener, and if
 * that is gone to what took the opener's place.
 * @returns a function that stops this
 */
export function keepFocus(): () => void {
  /** Where the focus was last and, if that is in a dialog, where it was when the dialog opened, and so on. */
  let spots: Spot[] = [];

  function remember(): void {
    const { activeElement: element, body } = document;
    if (!element || element === body) return;
    spots = [{ element, places: placesOf(element) }, ...openersOf(element)];
  }

  /** A click outside any control removes the focus on purpose; one on what has the focus does not. */
  function leave({ target }: PointerEvent): void {
    if (target instanceof Element && !spots[0]?.element.contains(target)) spots = openersOf(target);
  }

  /** What opened the dialog that an element is in, if any, and the dialog that this is in. */
  function openersOf(element: Element): Spot[] {
    const dialog = element.closest('dialog');
    return dialog ? spots.slice(spots.findLastIndex((spot) => dialog.contains(spot.element)) + 1) : [];
  }

  function isLost(): boolean {
    return spots.length > 0 && document.activeElement === document.body;
  }

  function mend(): void {
    if (isLost() && !spots.some(focusNear)) focusHeading();
  }

  remember();
  const watch = new MutationObserver(() => {
    // The code that removed the element may move the focus itself, as a closing dialog does.
    if (isLost()) setTimeout(mend);
  });
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
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
  const outermost = element.closest('dialog, main');
  for (let child = element; child !== outermost; ) {
    const parent = child.parentElement;
    if (!parent || parent === document.body) break;
    places.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return places;
}

/** @returns whether there was a place for it */
function focusNear({ element, places }: Spot): boolean {
  // First the element itself, which may only have been moved, or has opened a dialog.
  if (focus(element)) return true;
  return places.some(({ parent, index }) => isVisible(parent) && focus(heirIn(parent, index)));
}

function heirIn(parent: Element, index: number): HTMLElement | undefined {
  const controls = [...parent.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
  const inPlace = parent.children[Math.min(index, parent.children.length - 1)];
  const isIn = (control: Element) => inPlace?.contains(control);
  const isBefore = (control: Element) =>
    inPlace && (inPlace.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  return controls.find(isIn) ?? controls.findLast(isBefore) ?? controls[0];
}

/** @returns whether it has it */
function focus(element: Element | undefined): boolean {
  if (!(element instanceof HTMLElement) || !isVisible(element)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function isVisible(element: Element): boolean {
  return element.isConnected && element.checkVisibility();
}
