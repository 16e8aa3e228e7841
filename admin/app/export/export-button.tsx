import { Button } from '@gulmohar/ui/button.tsx';
import { saveFile } from '@gulmohar/ui/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { downloadList, type ListFile, type Progress } from './download-list.ts';

type ExportButtonProps = {
  /** The button's text. */
  label: string;
  /** The title of the dialog, such as `Export the orders`. */
  title: string;
  list: ListFile;
  /** `orders.csv` */
  fileName: string;
  variant?: ComponentProps<typeof Button>['variant'];
  isDisabled?: boolean;
  /** What the file contains, in a sentence or two. */
  children: ReactNode;
};

/**
 * Downloads a list of any length as a file: first says what it will contain, then shows the progress. It can
 * be stopped at any time.
 */
export function ExportButton({
  label,
  title,
  variant = 'quiet',
  isDisabled = false,
  ...file
}: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} disabled={isDisabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ExportForm {...file} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type ExportFormProps = Pick<ExportButtonProps, 'list' | 'fileName' | 'children'> & { onClose: () => void };

/** Unmounts with its dialog, which aborts a running download. */
function ExportForm({ list, fileName, children, onClose }: ExportFormProps) {
  const [progress, setProgress] = useState<Progress>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const make = useMutation({
    mutationFn: () => {
      stop.current = new AbortController();
      setProgress(undefined);
      return downloadList(list, stop.current.signal, setProgress);
    },
    onSuccess: (made) => saveFile(fileName, made),
  });
  return (
    <div className="mt-4 grid gap-4">
      {make.isIdle && children}
      {make.isPending && <Making progress={progress} />}
      <p role="status" className={make.isSuccess ? '' : 'sr-only'}>
        {make.isPending && 'Creating the file …'}
        {make.isSuccess && progress && `Done: ${rowsText(progress.rows)}, saved as ${fileName}.`}
      </p>
      <FailureNote error={make.error} />
      {make.isError && <p className="text-sm text-muted">Nothing was saved.</p>}
      <div className="flex flex-wrap gap-3">
        {!make.isSuccess && (
          <Button isBusy={make.isPending} onClick={() => make.mutate()}>
            {make.isError ? 'Try again' : 'Export file'}
          </Button>
        )}
        <Button variant={make.isSuccess ? 'primary' : 'quiet'} onClick={onClose}>
          {make.isSuccess ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </div>
  );
}

function Making({ progress }: { progress: Progress | undefined }) {
  const { rows = 0, bytes = 0, about } = progress ?? {};
  return (
    <div className="grid gap-2">
      <progress
        aria-label="Export progress"
        className="h-2 w-full accent-primary"
        {...(about && { max: Math.max(about, rows), value: rows })}
      />
      <p className="text-sm text-muted tabular-nums">
        {rows.toLocaleString('en-IN')}
        {about !== undefined && ` of ${aboutText(about)}`} rows, {(bytes / 1_000_000).toFixed(1)} MB
      </p>
      <p className="text-sm text-muted">Please keep this page open until it is done.</p>
    </div>
  );
}

/** Above this the server only estimates the number. */
const COUNTED = 10_000;

function aboutText(about: number): string {
  if (about <= COUNTED) return about.toLocaleString('en-IN');
  const step = 10 ** (String(about).length - 2);
  return `about ${(Math.round(about / step) * step).toLocaleString('en-IN')}`;
}

const rowsText = (rows: number) => (rows === 1 ? '1 row' : `${rows.toLocaleString('en-IN')} rows`);
