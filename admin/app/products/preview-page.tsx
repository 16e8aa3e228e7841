import { previewProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { Link, useParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { DeviceFrame } from '../components/device-frame.tsx';
import { PageHead } from '../components/page-head.tsx';
import { paths } from '../paths.ts';
import { productQuery } from './product.queries.ts';

/**
 * Never cached, because a preview's key expires after an hour, and the product may have been saved a moment
 * ago.
 */
function previewQuery(productId: string) {
  return queryOptions({
    queryKey: ['product-preview', productId],
    queryFn: () => adminApi(previewProduct, { body: { productId } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A product as shoppers will see it, even if it is a draft, on a phone and a desktop side by side. */
export function PreviewPage() {
  const { productId = '' } = useParams();
  const { data } = useSuspenseQuery(productQuery(productId));
  const { data: preview } = useSuspenseQuery(previewQuery(productId));
  const { name } = data.product;
  return (
    <>
      <PageHead title={`Preview: ${name}`} note="The saved version, as shoppers will see it">
        <Link to={paths.product(productId)} className={buttonClass('quiet')}>
          Back to the product
        </Link>
        <a href={preview.path} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
          <ExternalLink aria-hidden="true" className="size-4" strokeWidth={1.6} /> Open in a new tab
        </a>
      </PageHead>
      <div className="grid gap-8 md:grid-cols-[390fr_1280fr] md:gap-4">
        <DeviceFrame label="Phone" title={`${name} on a phone`} src={preview.path} width={390} />
        <DeviceFrame label="Desktop" title={`${name} on a desktop`} src={preview.path} width={1280} />
      </div>
      <p className="mt-6 text-sm text-muted">
        The link in the new tab works for one hour, even for people who are not signed in. Search engines do
        not list it.
      </p>
    </>
  );
}
