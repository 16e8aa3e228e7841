import {
  exportFit,
  FAR_ABOVE_MEAN,
  FIT_DAYS,
  MAX_FIT_PRODUCTS,
  MIN_JUDGED,
  type ProductFit,
  sizeReturns,
} from '@gulmohar/contract/admin/fit.ts';
import { returnReasons } from '@gulmohar/contract/fulfilment/return-reasons.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { ChoiceBar } from '../list/choice-bar.tsx';
import { type Column, ListTable } from '../list/list-table.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { fitQuery } from './fit.queries.ts';
import { shareText } from './share-text.ts';
import { SizeCounts } from './size-counts.tsx';

const FAR = 'far-above';
const linkClass = 'text-link underline underline-offset-4 tabular-nums';

/** Why products come back, so that a chart or a pattern can be mended. */
export function FitPage() {
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(fitQuery);
  const far = data.products.filter(({ isFarAbove }) => isFarAbove);
  const products = search.get('show') === FAR ? far : data.products;
  return (
    <>
      <PageHead
        title="Fit and returns"
        note={`Delivered purchases of the last ${FIT_DAYS} days, each counted once, since a product’s garments were last measured anew. In the whole shop ${shareText(sizeReturns(data.shop), data.shop.bought)} came back too small or too large.`}
      >
        <ExportButton
          label="Export"
          title="Export fit and returns"
          list={{ call: exportFit, body: {} }}
          fileName="fit-and-returns.csv"
        >
          <p>Every product and size, with how many were bought and came back for each reason.</p>
        </ExportButton>
      </PageHead>
      <ChoiceBar
        label="Products"
        name="show"
        choices={[
          { value: 'all', label: 'All' },
          { value: FAR, label: 'To mend', count: far.length },
        ]}
      />
      <p className="my-4 max-w-3xl text-sm text-muted">
        To mend are those of at least {MIN_JUDGED} purchases whose share of “too small” and “too large” is
        more than {FAR_ABOVE_MEAN} times the shop’s: check their size chart. Fewer than {MIN_JUDGED} say
        little. At most {MAX_FIT_PRODUCTS} products are shown; the file has all.
      </p>
      <ListTable
        caption="Products"
        rows={products}
        rowKey={({ productId }) => productId}
        columns={useColumns(data)}
        empty={search.get('show') === FAR ? 'No product stands out.' : 'Nothing was delivered yet.'}
      />
    </>
  );
}

function useColumns({ from, to }: { from: string; to: string }): Column<ProductFit>[] {
  const { may } = useStaff();
  return [
    {
      head: 'Product',
      cell: (product) => (
        <>
          <Link to={paths.product(product.productId)} className="text-link underline underline-offset-4">
            {product.name}
          </Link>
          {product.isFarAbove && <strong className="ml-2 text-problem">To mend</strong>}
          <SizeCounts product={product} />
        </>
      ),
    },
    {
      head: 'Bought',
      isNumber: true,
      isNamedOnPhone: true,
      cell: ({ productId, bought }) => (
        <Link to={paths.ordersOf({ by: 'product', key: productId, from, to })} className={linkClass}>
          {bought}
        </Link>
      ),
    },
    {
      head: 'Size returns',
      isNumber: true,
      isNamedOnPhone: true,
      cell: (product) => (
        <span
          className={`xl:whitespace-nowrap ${product.bought < MIN_JUDGED ? 'text-muted' : 'font-semibold'}`}
        >
          {shareText(sizeReturns(product), product.bought)}
          {product.bought < MIN_JUDGED && <SecondLine>too few to judge</SecondLine>}
        </span>
      ),
    },
    ...returnReasons.map(
      ({ value, label }): Column<ProductFit> => ({
        head: label,
        isNumber: true,
        isNamedOnPhone: true,
        isLeftOutOnPhone: ({ returned }) => returned[value] === 0,
        cell: ({ productId, returned }) =>
          returned[value] > 0 && may('returns.answer') ? (
            <Link to={paths.returnsOfProduct(productId, value)} className={linkClass}>
              {returned[value]}
            </Link>
          ) : (
            <span className="text-muted tabular-nums">{returned[value]}</span>
          ),
      }),
    ),
  ];
}
