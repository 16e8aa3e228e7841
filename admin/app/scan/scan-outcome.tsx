import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point';
import type { Signal } from './signal.ts';

export type ScanOutcome = { signal: Signal; text: string };

/** The result of the last scan, large enough to read from the table. */
export function ScanOutcomeNote({ outcome }: { outcome: ScanOutcome | undefined }) {
  const isBad = outcome?.signal === 'bad';
  const Icon = isBad ? OctagonAlert : CircleCheck;
  const text = outcome && (
    <span className="flex items-center gap-3">
      <Icon aria-hidden="true" className="size-8 shrink-0" />
      <span className="wrap-anywhere">{outcome.text}</span>
    </span>
  );
  // Both live regions are always rendered, so that screen readers announce text that appears in them.
  return (
    <>
      <div
        role="alert"
        className={
          isBad ? 'border-4 border-problem bg-field p-3 text-lg font-semibold text-problem' : 'sr-only'
        }
      >
        {isBad && text}
      </div>
      <div
        role="status"
        className={
          outcome && !isBad ? 'border-l-4 border-success bg-panel p-3 text-lg font-semibold' : 'sr-only'
        }
      >
        {!isBad && text}
      </div>
    </>
  );
}
