import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { data } from 'react-router';
import { apiContext } from '../api/context.ts';
import { throwNotFound } from '../api/not-found.ts';
import { trailFromHome } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { Pager } from '../page/pager.tsx';
import { paths } from '../paths.ts';
import type { Route } from './+types/product-list-page';
import { productListMessages as messages } from './product-list.messages.ts';
import { ProductRow } from './product-row.tsx';

const PRODUCTS_ON_A_PAGE = 48;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  const query = { page, limit: String(PRODUCTS_ON_A_PAGE) };
  const list = await context.get(apiContext)(listProducts, { query }).catch(throwNotFound);
  if (list.currentPage > 1 && list.products.length === 0) throw data(null, { status: 404 });
  return list;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  if (!loaderData || !shop) return [];
  const { currentPage, totalProducts } = loaderData;
  return pageMeta(matches, {
    title: messages.pageTitle(currentPage),
    description: messages.description(totalProducts, shop.name),
    canonicalPath: paths.productList(currentPage),
    jsonLd: [trailFromHome(shop, { name: messages.title, path: paths.productList() })],
  });
}

/** The whole catalogue at a glance, for people who prefer a list and for crawlers. */
export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { products, currentPage, totalPages, totalProducts } = loaderData;
  return (
    <div className="page-width pt-12">
      <h1 className="font-display text-3xl text-heading">{messages.title}</h1>
      <p className="mt-2 mb-8 text-muted">
        {totalProducts === 0 ? messages.empty : messages.count(totalProducts)}
      </p>
      {products.length > 0 && (
        <ul className="border-t border-rule">
          {products.map((product) => (
            <ProductRow key={product._id} product={product} />
          ))}
        </ul>
      )}
      <Pager currentPage={currentPage} totalPages={totalPages} to={paths.productList} />
    </div>
  );
}
