/**
 * The router starts view transitions, but does not handle that one is skipped, by the next click or in a hidden tab.
 * That is not an error and need not be logged; a page change that fails is still reported.
 * @returns a function that stops it
 */
export function quietTransitions(): () => void {
  addEventListener('unhandledrejection', ignoreSkipped);
  return () => removeEventListener('unhandledrejection', ignoreSkipped);
}

function ignoreSkipped(event: PromiseRejectionEvent): void {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
}
