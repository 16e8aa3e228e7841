import { previewPage } from '@gulmohar/contract/admin/site-page.ts';
import { useQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { DeviceFrame } from '../components/device-frame.tsx';
import { FailureNote } from '../components/failure-note.tsx';

/** The draft as it was saved last, on a phone and a desktop. @param version of the document: each has its own preview */
export function PagePreview({ slug, version }: { slug: string; version: number }) {
  const { data, error } = useQuery({
    queryKey: ['page-preview', slug, version],
    queryFn: () => adminApi(previewPage, { body: { slug } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section aria-labelledby="preview" className="min-w-0 xl:sticky xl:top-4 xl:self-start">
      <h2 id="preview" className="font-display text-xl text-heading">
        Preview
      </h2>
      <p className="mb-3 text-sm text-muted">
        The draft as it was saved last.{' '}
        {data && (
          <a href={data.path} target="_blank" rel="noreferrer" className="text-link">
            Open it in a new tab
          </a>
        )}
      </p>
      <FailureNote error={error} />
      {data && (
        <div className="grid gap-4 sm:grid-cols-[390fr_1280fr]">
          <DeviceFrame label="Phone" title="The page on a phone" src={data.path} width={390} />
          <DeviceFrame label="Desktop" title="The page on a desktop" src={data.path} width={1280} />
        </div>
      )}
    </section>
  );
}
