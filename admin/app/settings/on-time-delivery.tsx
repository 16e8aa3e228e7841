import { ON_TIME_PERIOD_DAYS, readOnTimeDelivery } from '@gulmohar/contract/admin/promise.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

const onTimeQuery = queryOptions({
  queryKey: ['on-time-delivery'],
  queryFn: () => adminApi(readOnTimeDelivery),
});

/** How often orders arrived by the date promised to the shopper. */
export function OnTimeDelivery() {
  const { due, kept, daysLate } = useSuspenseQuery(onTimeQuery).data;
  if (due === 0) return <p className="mb-4">No orders were due yet.</p>;
  return (
    <p className="mb-4">
      <strong className="font-semibold">{Math.round((100 * kept) / due)}% on time:</strong> {kept} of {due}{' '}
      orders of the last {ON_TIME_PERIOD_DAYS} days arrived by the last promised day.
      {daysLate !== null && ` The others were ${daysLate.toFixed(1)} days late on average.`}
    </p>
  );
}
