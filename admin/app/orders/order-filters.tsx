import { dimensionLabel, dimensionTitle } from '@gulmohar/contract/admin/order-dimension.ts';
import { orderStatus } from '@gulmohar/contract/fulfilment/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSearchParams } from 'react-router';
import { DayFilter } from '../list/day-filter.tsx';
import { ListSelect } from '../list/list-select.tsx';
import { ANY_STATE, dimensionOf } from './order-filter.ts';

const states = [
  { value: 'Order Placed', label: 'To pack' },
  ...orderStatus.options.slice(1).map((value) => ({ value, label: value })),
  { value: ANY_STATE, label: 'Any state' },
];
const payments = [
  { value: 'any', label: 'Any payment' },
  { value: 'prepaid', label: 'Paid online' },
  { value: 'cod', label: 'Cash on delivery' },
  { value: 'unpaid', label: 'Cash to collect' },
  { value: 'to-confirm', label: 'Cash to confirm' },
];
const sorts = [
  { value: 'usual', label: 'What is due first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

/** Filters the orders by state, payment and days. */
export function OrderFilters() {
  const [search, setSearch] = useSearchParams();
  const dimension = dimensionOf(search);
  return (
    <>
      {!search.get('q') && <ListSelect label="State" name="state" choices={states} />}
      <ListSelect label="Payment" name="payment" choices={payments} />
      <DayFilter />
      <ListSelect label="Order" name="sort" choices={sorts} />
      {dimension && (
        <Button
          variant="quiet"
          onClick={() =>
            setSearch((now) => {
              now.delete('by');
              now.delete('key');
              now.delete('arrived');
              return now;
            })
          }
        >
          {dimensionTitle(dimension.by)}: {dimensionLabel(dimension.by, dimension.key)}
          {search.get('arrived') === 'yes' && ', arrived or came back'}, show all
        </Button>
      )}
    </>
  );
}
