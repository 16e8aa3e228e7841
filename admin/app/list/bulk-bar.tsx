import { Button } from '@gulmohar/ui/button.tsx';
import type { ReactNode } from 'react';

type BulkBarProps = {
  /** Accessible name of the region: 'Selected orders'. */
  label: string;
  count: number;
  /** The largest number that can be changed at once. The caller disables its actions above it. */
  max?: number;
  onClear: () => void;
  /** The actions. Those that cannot be undone ask first (`ConfirmButton`), all others offer Undo (`showUndo`). */
  children: ReactNode;
};

/** The actions on the selected rows of a list; sticks to the bottom edge, within reach of the thumb. */
export function BulkBar({ label, count, max = Number.POSITIVE_INFINITY, onClear, children }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <section
      aria-label={label}
      className="no-print sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-rule bg-panel px-4 py-2 sm:mx-0"
    >
      <p className="text-sm" role="status">
        {count > max ? `At most ${max} at once` : `${count} selected`}
      </p>
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
      {children}
    </section>
  );
}
