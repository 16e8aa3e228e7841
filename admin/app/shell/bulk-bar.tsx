import { Button } from '@gulmohar/ui/button.tsx';
import type { ReactNode } from 'react';

type BulkBarProps = {
  /** What the region is called, for screen readers: 'Selected orders'. */
  label: string;
  count: number;
  /** As many can be changed at once; the actions of the caller are disabled beyond it. */
  max?: number;
  onClear: () => void;
  /** The actions: an action that cannot be undone asks first (`AskFirst`), any other offers Undo (`showUndo`). */
  children: ReactNode;
};

/** What can be done with the selected rows of a list; sticks to the bottom edge, where the thumb is. */
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
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
      {children}
    </section>
  );
}
