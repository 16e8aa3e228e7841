import { Button } from '@gulmohar/ui/button.tsx';

type SaveBarProps = {
  /** The message on the left: what prevents saving, or that there are unsaved changes. */
  note: string;
  isProblem: boolean;
  isBusy: boolean;
  saveLabel: string;
  onSave: () => void;
  onDiscard?: (() => void) | undefined;
};

/** Sticks to the bottom of the screen while there are unsaved changes. */
export function SaveBar({ note, isProblem, isBusy, saveLabel, onSave, onDiscard }: SaveBarProps) {
  return (
    <section
      aria-label="Save"
      className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-3 border border-rule bg-panel p-3"
    >
      <p
        role={isProblem ? 'alert' : 'status'}
        className={`mr-auto text-sm ${isProblem ? 'text-problem' : 'text-muted'}`}
      >
        {note}
      </p>
      {onDiscard && (
        <Button variant="quiet" onClick={onDiscard} isBusy={isBusy}>
          Discard
        </Button>
      )}
      <Button onClick={onSave} isBusy={isBusy}>
        {isBusy ? 'Saving …' : saveLabel}
      </Button>
    </section>
  );
}
