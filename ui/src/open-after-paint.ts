/**
 * Opens a modal dialog in two steps: the next frame shows it, and the task after that frame makes it modal.
 * `showModal` makes the rest of the page inert, so the browser recalculates the style of every element, which
 * would delay the first paint after a tap for too long. A key press or click in between makes the dialog
 * modal at once. The focus only moves in the second step, so that it can return to where it was; until then,
 * `dialog.css` positions the dialog and dims the page.
 * @param onModal called when it is modal and has the focus
 * @returns a function to call when the dialog closes; it removes one that is not modal yet
 */
export function openAfterPaint(dialog: HTMLDialogElement, onModal: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(makeModal);
  });
  addEventListener('keydown', makeModal, true);
  addEventListener('pointerdown', makeModal, true);
  dialog.setAttribute('open', '');

  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener('keydown', makeModal, true);
    removeEventListener('pointerdown', makeModal, true);
  }

  function makeModal(): void {
    stop();
    // A dialog that is already open cannot become modal; nothing is painted in between.
    dialog.removeAttribute('open');
    dialog.showModal();
    onModal();
  }

  return () => {
    stop();
    if (!dialog.matches(':modal')) dialog.removeAttribute('open');
  };
}
