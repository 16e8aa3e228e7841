/**
 * Calls back when an element comes into view. A busy browser delivers several reports at once, and the first
 * of them may be out of date.
 * @returns a function that stops watching
 */
export function whenVisible(
  element: Element,
  onVisible: () => void,
  options?: IntersectionObserverInit,
): () => void {
  const watch = new IntersectionObserver((reports) => {
    if (reports.some(({ isIntersecting }) => isIntersecting)) onVisible();
  }, options);
  watch.observe(element);
  return () => watch.disconnect();
}
