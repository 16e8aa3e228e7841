import { getPreview } from '@gulmohar/contract/catalogue/product.ts';
import { apiContext } from '../api/context.ts';
import { throwNotFound } from '../api/not-found.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/preview-page';
import { productMessages as messages } from './product.messages.ts';
import { ProductView } from './product-view.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  return context
    .get(apiContext)(getPreview, { body: { key: params.key } })
    .catch(throwNotFound);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { name = '', description = '' } = loaderData?.product ?? {};
  return pageMeta(matches, { title: name, description });
}

/** A product as shoppers will see it, opened with a link from the admin that is valid for an hour. */
export default function PreviewPage({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <div className="page-width">
      <p role="note" className="my-4 border-l-4 border-marigold bg-panel p-3">
        {messages.preview}
      </p>
      <ProductView product={product} isPreview />
    </div>
  );
}
