import { showFailure } from '../api/failure.ts';
import { showToast, toasts } from './toasts.ts';

/**
 * Long enough to read the message and reconsider; the timer pauses while the toast has the pointer or the
 * focus.
 */
const UNDO_MS = 12_000;

type Undoable = { id: string; run: () => Promise<unknown> };
/** The changes that can be undone, newest first. */
const undoable: Undoable[] = [];

/**
 * Reports a completed change, with an Undo button for some seconds. Only for changes that another call can
 * reverse: actions that send e-mails or move money ask for confirmation instead.
 * @param text what was done: '3 products are hidden'
 * @param undo the inverse call; its error is shown
 */
export function showUndo(text: string, undo: () => Promise<unknown>): void {
  const id = crypto.randomUUID();
  undoable.unshift({ id, run: undo });
  toasts.add({
    id,
    title: text,
    type: 'success',
    timeout: UNDO_MS,
    actionProps: { children: 'Undo', onClick: () => void take(id) },
    onClose: () => forget(id),
  });
}

/** Undoes the newest change that can still be undone. @returns false if there is none */
export function undoNewest(): boolean {
  const [newest] = undoable;
  if (newest) void take(newest.id);
  return newest !== undefined;
}

async function take(id: string): Promise<void> {
  const change = forget(id);
  if (!change) return;
  toasts.close(id);
  try {
    await change.run();
    showToast('success', 'Undone');
  } catch (error) {
    showFailure(error);
  }
}

function forget(id: string): Undoable | undefined {
  const place = undoable.findIndex((change) => change.id === id);
  return place < 0 ? undefined : undoable.splice(place, 1)[0];
}
