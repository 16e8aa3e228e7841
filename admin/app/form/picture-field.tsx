import { uploadSlidePicture } from '@gulmohar/contract/admin/settings-calls.ts';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { UploadField } from './upload-field.tsx';

type PictureFieldProps = {
  label: string;
  hint?: string;
  shape: 'wide' | 'tall';
  /** Empty while there is no picture. */
  value: string;
  onChange: (address: string) => void;
  /** Whether there may be none. */
  isOptional?: boolean;
  error?: string | undefined;
};

/** Uploads the chosen picture; the server returns it in all sizes. */
export function PictureField({
  label,
  hint,
  shape,
  value: address,
  onChange,
  isOptional = false,
  error,
}: PictureFieldProps) {
  const upload = useMutation({
    mutationFn: (file: File) => adminApi(uploadSlidePicture, { query: { shape }, body: file }),
    onSuccess: ({ address }) => onChange(address),
  });
  return (
    <UploadField
      label={label}
      hint={hint}
      upload={upload}
      pendingText="Creating all sizes …"
      error={error}
      onRemove={address && isOptional ? () => onChange('') : undefined}
    >
      {address && (
        <img
          src={address}
          alt=""
          className={`w-full bg-panel object-cover ${shape === 'wide' ? 'aspect-video max-w-lg' : 'aspect-4/5 max-w-64'}`}
        />
      )}
    </UploadField>
  );
}
