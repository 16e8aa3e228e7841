import { pictureUpload } from '@gulmohar/contract/admin/product-pictures.ts';
import { uploadSlidePicture } from '@gulmohar/contract/admin/settings-calls.ts';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { fileInputClass } from './file-input-class.ts';

type PictureFieldProps = {
  label: string;
  hint?: string;
  shape: 'wide' | 'tall';
  /** Empty while there is no picture. */
  value: string;
  onChange: (address: string) => void;
  error?: string | undefined;
};

/** Uploads the chosen picture; the server returns it in all sizes. */
export function PictureField({ label, hint, shape, value: address, onChange, error }: PictureFieldProps) {
  const id = useId();
  const upload = useMutation({
    mutationFn: (file: File) => adminApi(uploadSlidePicture, { query: { shape }, body: file }),
    onSuccess: ({ address }) => onChange(address),
  });
  const problem = upload.error ? failureText(upload.error) : error;
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {address && (
        <img
          src={address}
          alt=""
          className={`w-full bg-panel object-cover ${shape === 'wide' ? 'aspect-video max-w-lg' : 'aspect-4/5 max-w-64'}`}
        />
      )}
      <input
        id={id}
        type="file"
        accept={pictureUpload.types.join(',')}
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
        {upload.isPending ? 'Creating all sizes …' : (problem ?? hint)}
      </p>
    </div>
  );
}
