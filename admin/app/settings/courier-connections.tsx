import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import { checkCourier, listCouriers } from '@gulmohar/contract/admin/shipment-calls.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

const couriersQuery = queryOptions({ queryKey: ['couriers'], queryFn: () => adminApi(listCouriers) });

/** The connected couriers, each with a test. */
export function CourierConnections() {
  const { couriers, webhookUrl } = useSuspenseQuery(couriersQuery).data;
  if (couriers.length === 0) {
    return (
      <p className="mb-3">
        No courier is connected. Ask whoever runs the shop’s server to enter the keys of Shiprocket or
        Delhivery; see ‘Couriers?’ in the operator’s manual. You can always enter tracking numbers by hand.
      </p>
    );
  }
  return (
    <div className="mb-3 grid gap-3">
      <ul className="grid gap-3">
        {couriers.map(({ name, title }) => (
          <li key={name}>
            <Connection name={name} title={title} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted wrap-anywhere">
        Webhook address to enter in the courier’s settings: {webhookUrl}
      </p>
    </div>
  );
}

function Connection({ name, title }: { name: CourierName; title: string }) {
  const test = useMutation({ mutationFn: () => adminApi(checkCourier, { body: { courier: name } }) });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4">
        <strong className="font-semibold">{title}</strong>
        <Button variant="quiet" isBusy={test.isPending} onClick={() => test.mutate()}>
          Test the connection
        </Button>
      </p>
      <p role="status" className="wrap-anywhere">
        {test.data?.message ?? test.error?.message}
      </p>
    </>
  );
}
