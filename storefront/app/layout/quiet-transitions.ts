/**
 * The router starts a view transition and never looks at its `ready`, which rejects whenever the transition is skipped:
 * by the next click, or in a tab that is not seen. That is not an error, and need not be logged to the console. A page
 * change that fails still tells, by the promises `updateCallbackDone` and `finished`.
 * @returns ends it
 */
export function quietTransitions(): () => void {
  const { startViewTransition } = Document.prototype;
  // Not every browser has it.
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
