import { pictureUpload } from '@gulmohar/contract/admin/product-pictures.ts';
import { type brandPictureUses, uploadBrandPicture } from '@gulmohar/contract/admin/site-document.ts';
import type { BrandPicture } from '@gulmohar/contract/site/theme.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { fileInputClass } from '../form/file-input-class.ts';

type BrandPictureFieldProps = {
  use: (typeof brandPictureUses)[number];
  label: string;
  hint: string;
  value: BrandPicture | null;
  error: string | undefined;
  onChange: (picture: BrandPicture | null) => void;
};

export function BrandPictureField({ use, label, hint, value, error, onChange }: BrandPictureFieldProps) {
  const id = useId();
  const upload = useMutation({
    mutationFn: (file: File) => adminApi(uploadBrandPicture, { query: { use }, body: file }),
    onSuccess: ({ picture }) => onChange(picture),
  });
  const problem = upload.error ? failureText(upload.error) : error;
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {value && (
        <div className="flex items-center gap-4">
          <img src={value.address} alt="" className="max-h-20 max-w-48 bg-panel object-contain p-2" />
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove<span className="sr-only"> {label}</span>
          </Button>
        </div>
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
        {upload.isPending ? 'Uploading …' : (problem ?? hint)}
      </p>
    </div>
  );
}
