import { pictureUpload } from '@gulmohar/contract/admin/product-pictures.ts';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';

type DropZoneProps = {
  label?: string;
  hint?: string;
  /** MIME types, or endings such as `.zip`. */
  accept?: readonly string[];
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** Accepts pictures that are dropped on it or chosen. */
export function DropZone({
  label = 'Add pictures',
  hint = 'Drop them here or choose. JPEG, PNG, WebP, AVIF; at most 40 megapixels',
  accept = pictureUpload.types,
  isDisabled = false,
  onFiles,
}: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      onDragOver={(event) => {
        if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!isDisabled) onFiles([...event.dataTransfer.files]);
      }}
      className={`grid min-h-28 cursor-pointer place-items-center border border-dashed p-4 text-center text-sm focus-within:outline-2 focus-within:outline-link ${isOver ? 'border-primary bg-panel' : 'border-muted'}`}
    >
      <input
        type="file"
        multiple
        accept={accept.join(',')}
        className="sr-only"
        disabled={isDisabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <span>
        <ImagePlus aria-hidden="true" className="mx-auto mb-1 size-6" strokeWidth={1.6} />
        <span className="font-semibold">{label}</span>
        <span className="block text-muted">{hint}</span>
      </span>
    </label>
  );
}
