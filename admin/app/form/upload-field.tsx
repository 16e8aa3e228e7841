import { pictureUpload } from '@gulmohar/contract/admin/product-pictures.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { failureText } from '../api/failure.ts';
import { fileInputClass } from './file-input-class.ts';

type UploadFieldProps = {
  label: string;
  hint?: string | undefined;
  /** The media types of the files that it takes: pictures, if absent. */
  types?: readonly string[];
  upload: Pick<UseMutationResult<unknown, Error, File>, 'mutate' | 'isPending' | 'error'>;
  /** What the note says meanwhile. */
  pendingText: string;
  /** The form's error, shown unless the upload itself failed. */
  error: string | undefined;
  /** The picture or video as it is now; nothing while there is none. */
  children: ReactNode;
  /** Absent while there is nothing to remove, or where there must be something. */
  onRemove?: (() => void) | undefined;
};

/** A picture or video that is uploaded as soon as it is chosen. */
export function UploadField({
  label,
  hint,
  types = pictureUpload.types,
  upload,
  pendingText,
  error,
  children,
  onRemove,
}: UploadFieldProps) {
  const id = useId();
  const problem = upload.error ? failureText(upload.error) : error;
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {onRemove && (
        <div>
          <Button variant="quiet" onClick={onRemove}>
            Remove<span className="sr-only"> {label}</span>
          </Button>
        </div>
      )}
      <input
        id={id}
        type="file"
        accept={types.join(',')}
        disabled={upload.isPending}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.mutate(file);
          target.value = '';
        }}
        className={fileInputClass}
      />
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`text-sm ${problem ? 'text-problem' : 'text-muted'}`}
      >
        {upload.isPending ? pendingText : (problem ?? hint)}
      </p>
    </div>
  );
}
