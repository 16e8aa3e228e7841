import type { AdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { dismissUpload } from '@gulmohar/contract/admin/product-pictures.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { FilePreview } from './file-preview.tsx';
import { refreshProducts } from './product.queries.ts';
import { dropUpload, useUploads } from './uploads.ts';

/** Uploads that are being sent or resized, or were refused. */
export function UploadCards({ product }: { product: AdminProduct }) {
  const sent = useUploads(({ uploads }) => uploads);
  const dismiss = useMutation({
    mutationFn: (uploadId: string) =>
      adminApi(dismissUpload, { body: { productId: product.productId, uploadId } }),
    onSettled: refreshProducts,
  });
  return (
    <>
      {product.uploads.map(({ uploadId, problem }) => (
        <li key={uploadId} className="grid content-start gap-1 text-sm">
          <div className="grid aspect-3/4 place-items-center bg-panel p-3 text-center">
            <p role="status" className={problem ? 'text-problem' : 'text-muted'}>
              {problem ?? 'Creating all sizes …'}
            </p>
          </div>
          {problem && (
            <Button variant="quiet" onClick={() => dismiss.mutate(uploadId)}>
              Dismiss
            </Button>
          )}
          {dismiss.variables === uploadId && <FailureNote error={dismiss.error} />}
        </li>
      ))}
      {sent
        .filter(({ productId }) => productId === product.productId)
        .map((upload) => (
          <li key={upload.key} className="grid content-start gap-1 text-sm">
            <FilePreview file={upload.file} isFaint />
            {upload.problem ? (
              <>
                <p role="alert" className="text-problem">
                  {upload.file.name}: {upload.problem}
                </p>
                <Button variant="quiet" onClick={() => dropUpload(upload.key)}>
                  Dismiss
                </Button>
              </>
            ) : (
              <progress
                aria-label={`Uploading ${upload.file.name}`}
                value={upload.sent}
                className="h-2 w-full accent-primary"
              />
            )}
          </li>
        ))}
    </>
  );
}
