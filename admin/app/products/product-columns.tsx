import type { AdminProductRow } from '@gulmohar/contract/admin/product-list.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Link } from 'react-router';
import { Thumbnail } from '../components/thumbnail.tsx';
import { SecondLine } from '../list/second-line.tsx';
import type { ListColumn } from '../list/use-columns.ts';
import { paths } from '../paths.ts';
import { ProductState } from './product-state.tsx';

export const productColumns: ListColumn<AdminProductRow>[] = [
  {
    key: 'product',
    head: 'Product',
    isFixed: true,
    cell: ({ productId, name, picture, category, subCategory }) => (
      <div className="flex items-center gap-3">
        <Thumbnail src={picture} size="small" />
        <div className="min-w-0">
          <Link
            to={paths.product(productId)}
            className="inline-block py-1 font-semibold dense:py-0 text-link underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="block text-muted dense:min-[88rem]:ml-2 dense:min-[88rem]:inline">
            {category} · {subCategory}
          </span>
        </div>
      </div>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: ({ state, publishedAt }) => <ProductState state={state} publishedAt={publishedAt} />,
  },
  {
    key: 'stock',
    head: 'Stock',
    isNumber: true,
    cell: ({ available, lowSizes }) => (
      <>
        <span className={available === 0 ? 'text-problem' : ''}>
          {available === 0 ? 'Sold out' : `${available} units`}
        </span>
        {available > 0 && lowSizes.length > 0 && <SecondLine>low: {lowSizes.join(', ')}</SecondLine>}
      </>
    ),
  },
  {
    key: 'price',
    head: 'Price',
    isNumber: true,
    cell: ({ price, mrp }) => (
      <>
        {formatRupees(price)}
        {mrp !== null && mrp > price && (
          <SecondLine>
            <s>
              <span className="sr-only">MRP </span>
              {formatRupees(mrp)}
            </s>
          </SecondLine>
        )}
      </>
    ),
  },
];
