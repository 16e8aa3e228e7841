import { Button } from '@gulmohar/ui/button.tsx';
import { useEffect, useRef } from 'react';
import type { RemovedLine } from './use-removed-lines.ts';

/**
 * Replaces a removed line until the shopper leaves the page, and takes over the focus from the line's button.
 */
export function RemovedLineRow({ removed, onUndo }: { removed: RemovedLine; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-3">
      <p role="status">{removed.name} was removed</p>
      <Button ref={undo} variant="quiet" aria-label={`Undo: put ${removed.name} back`} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
