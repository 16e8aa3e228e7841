import { pictureUpload } from '@gulmohar/contract/admin/product-pictures.ts';
import { type brandPictureUses, uploadBrandPicture } from '@gulmohar/contract/admin/site-document.ts';
import type { BrandPicture } from '@gulmohar/contract/site/theme.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { UploadField } from '../form/upload-field.tsx';
import { drawnSvg, SVG } from './drawn-svg.ts';

type BrandPictureFieldProps = {
  use: (typeof brandPictureUses)[number];
  label: string;
  hint: string;
  value: BrandPicture | null;
  error: string | undefined;
  onChange: (picture: BrandPicture | null) => void;
};

export function BrandPictureField({ use, label, hint, value, error, onChange }: BrandPictureFieldProps) {
  const upload = useMutation({
    mutationFn: async (file: File) =>
      adminApi(uploadBrandPicture, { query: { use }, body: await drawnSvg(file) }),
    onSuccess: ({ picture }) => onChange(picture),
  });
  return (
    <UploadField
      label={label}
      hint={hint}
      types={[...pictureUpload.types, SVG]}
      upload={upload}
      pendingText="Uploading …"
      error={error}
    >
      {value && (
        <div className="flex items-center gap-4">
          <img src={value.address} alt="" className="max-h-20 max-w-48 bg-panel object-contain p-2" />
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove<span className="sr-only"> {label}</span>
          </Button>
        </div>
      )}
    </UploadField>
  );
}
