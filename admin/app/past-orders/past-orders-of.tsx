import { Section } from '../components/section.tsx';
import { PastOrderTable } from './past-order-table.tsx';
import { usePastOrders } from './use-past-orders.ts';

/** What a customer ordered in the earlier shop, if anything. */
export function PastOrdersOf({ email }: { email: string }) {
  const list = usePastOrders({ email });
  if (!list.data?.pages[0]?.orders.length) return null;
  return (
    <Section title="Orders at the earlier shop">
      <PastOrderTable list={list} empty="" />
    </Section>
  );
}
