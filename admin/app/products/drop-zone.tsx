import { pictureUpload } from '@gulmohar/contract/admin/product-pictures.ts';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';

/** Accepts pictures that are dropped on it or chosen. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={`grid min-h-28 cursor-pointer place-items-center border border-dashed p-4 text-center text-sm focus-within:outline-2 focus-within:outline-link ${isOver ? 'border-primary bg-panel' : 'border-muted'}`}
    >
      <input
        type="file"
        multiple
        accept={pictureUpload.types.join(',')}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <span>
        <ImagePlus aria-hidden="true" className="mx-auto mb-1 size-6" strokeWidth={1.6} />
        <span className="font-semibold">Add pictures</span>
        <span className="block text-muted">
          Drop them here or choose. JPEG, PNG, WebP, AVIF; at most 40 megapixels
        </span>
      </span>
    </label>
  );
}
