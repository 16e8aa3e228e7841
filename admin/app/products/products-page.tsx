import {
  type AdminProductRow,
  adminProductQuery,
  productStates,
} from '@gulmohar/contract/admin/product-list.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { ColumnChooser } from '../list/column-chooser.tsx';
import { ListSelect } from '../list/list-select.tsx';
import { ListTable } from '../list/list-table.tsx';
import { MoreButton } from '../list/more-button.tsx';
import { SearchField } from '../list/search-field.tsx';
import { useColumns } from '../list/use-columns.ts';
import { type BuiltInView, ViewTabs } from '../list/view-tabs.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { choicesQuery, productsQuery } from './product.queries.ts';
import { ProductBulkBar } from './product-bulk-bar.tsx';
import { productColumns } from './product-columns.tsx';
import { stateTexts } from './product-state.tsx';

const states = [
  { value: 'all', label: 'Any state' },
  ...productStates.map((value) => ({ value, label: stateTexts[value] })),
];
const stocks = [
  { value: 'any', label: 'Any stock' },
  { value: 'low', label: 'A size runs low' },
  { value: 'out', label: 'Sold out' },
];
const sorts = [
  { value: 'changed', label: 'Last changed' },
  { value: 'name', label: 'By name' },
  { value: 'price-low', label: 'Price, low to high' },
  { value: 'price-high', label: 'Price, high to low' },
];

const views: BuiltInView[] = [
  { name: 'All', query: '' },
  ...productStates.map((state) => ({ name: stateTexts[state], query: `state=${state}` })),
  { name: 'Low stock', query: 'stock=low' },
  { name: 'Sold out', query: 'stock=out' },
];

export function ProductsPage() {
  const { may } = useStaff();
  const [search] = useSearchParams();
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const filter = useDeferredValue(filterOf(search));
  const list = useSuspenseInfiniteQuery(productsQuery(filter));
  const { columns, choose } = useColumns('products', productColumns);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const rows = list.data.pages.flatMap((page) => page.products);
  const shownTicked = new Set(rows.map((row) => row.productId).filter((id) => ticked.has(id)));
  return (
    <>
      <PageHead title="Products">
        {may('stock.write') && (
          <Link to={paths.scanStock} className={buttonClass('quiet')}>
            Stock by scanning
          </Link>
        )}
        {may('products.write') && (
          <>
            <Link to={paths.bulkPictures} className={buttonClass('quiet')}>
              Pictures
            </Link>
            <Link to={paths.importProducts} className={buttonClass('quiet')}>
              Import and export
            </Link>
            <Link to={paths.newProduct} className={buttonClass()}>
              Add a product
            </Link>
          </>
        )}
      </PageHead>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <ViewTabs list="products" label="Views of products" builtIn={views} />
        <div className="no-print grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-[1fr_auto_auto_auto_auto_auto]">
          <div className="col-span-2 sm:col-span-3 xl:col-span-1">
            <SearchField label="Name, SKU or id" />
          </div>
          <ListSelect
            label="Category"
            name="category"
            choices={[
              { value: '', label: 'All categories' },
              ...choices.categories.map((value) => ({ value, label: value })),
            ]}
          />
          <ListSelect label="State" name="state" choices={states} />
          <ListSelect label="Stock" name="stock" choices={stocks} />
          <ListSelect label="Order" name="sort" choices={sorts} />
          <ColumnChooser all={productColumns} shown={columns} onChoose={choose} />
        </div>
      </div>
      <ListTable
        caption="Products"
        rows={rows}
        rowKey={(row) => row.productId}
        rowName={(row) => row.name}
        columns={columns}
        empty="No matching products."
        {...(may('products.write') && { ticked: { keys: shownTicked, onChange: setTicked } })}
      />
      <MoreButton list={list} />
      <ProductBulkBar
        productIds={[...shownTicked]}
        sizes={sizesOf(rows.filter(({ productId }) => shownTicked.has(productId)))}
        isArchive={filter.state === 'archived'}
        onDone={() => setTicked(new Set())}
      />
    </>
  );
}

/** Returns every size once, in the order of the products; null, for those without sizes, comes last. */
function sizesOf(rows: readonly AdminProductRow[]): (string | null)[] {
  const sizes = new Set(rows.flatMap((row) => row.sizes));
  return [...sizes].toSorted((one, other) => Number(one === null) - Number(other === null));
}

const listFilter = adminProductQuery.omit({ after: true });

/** Reads the filter from the URL and ignores invalid values. */
function filterOf(search: URLSearchParams) {
  const filter = listFilter.safeParse(Object.fromEntries(search));
  return filter.success ? filter.data : listFilter.parse({});
}
