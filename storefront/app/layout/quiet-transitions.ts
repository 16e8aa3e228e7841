/**
 * Handles the `ready` promise of view transitions, which the router starts but never observes. It rejects
 * whenever a transition is skipped, by the next click or in a hidden tab; that is not an error and need not
 * be logged. A failed page change is still reported, through `updateCallbackDone` and `finished`.
 * @returns a function that stops it
 */
export function quietTransitions(): () => void {
  const { startViewTransition } = Document.prototype;
  // Not every browser supports it.
  if (!startViewTransition) return () => undefined;
  Document.prototype.startViewTransition = function start(...args) {
    const transition = startViewTransition.apply(this, args);
    transition.ready.catch(() => undefined);
    return transition;
  };
  return () => {
    Document.prototype.startViewTransition = startViewTransition;
  };
}
