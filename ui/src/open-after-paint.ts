/**
 * Opens a modal dialog in two steps: the next frame shows it, the task after that frame makes it modal. `showModal` makes
 * the rest of the page inert, for which the browser works out the style of all its elements again, longer than a tap should
 * wait for its picture. Whoever presses a key or a button in between finds the dialog modal already. Focus moves with the
 * second step alone, so that it returns to where it was; until then `dialog.css` gives the dialog its place
 * and dims the page.
 * @param onModal called when it is modal and has the focus
 * @returns to be called when it is to be closed: takes away one that is not modal yet
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
    // One that is open cannot become modal; nothing is painted in between.
    dialog.removeAttribute('open');
    dialog.showModal();
    onModal();
  }

  return () => {
    stop();
    if (!dialog.matches(':modal')) dialog.removeAttribute('open');
  };
}
