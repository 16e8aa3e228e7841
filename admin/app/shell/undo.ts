import { showFailure } from '../api/failure.ts';
import { showToast, toasts } from './toasts.ts';

/** Long enough to read what was done and to think again; the toast waits while it has the pointer or the focus. */
const UNDO_MS = 12_000;

type Undoable = { id: string; run: () => Promise<unknown> };
/** What 'Undo' would take back, the newest first. */
const undoable: Undoable[] = [];

/**
 * Says what was done, with a button that takes it back, for some seconds. Only for what is done already and can be put
 * back by another call: mails and money ask before instead.
 * @param text what was done: '3 products are hidden'
 * @param undo the inverse call; what it rejects with is shown
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

/** Takes back the newest change that still can be. @returns false when there is none */
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
