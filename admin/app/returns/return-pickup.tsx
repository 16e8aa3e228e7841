import type { AdminReturn } from '@gulmohar/contract/admin/return.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { refreshOrders } from '../orders/orders.queries.ts';
import { PickupForm } from './pickup-form.tsx';

/** Records or reschedules the pickup of an approved return that was arranged with a courier. */
export function ReturnPickup({ request }: { request: AdminReturn }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {request.pickup ? 'Change the pickup' : 'Add a pickup'}
      </Button>
      <Dialog title={`Pickup of ${request.item}`} isOpen={isOpen} onClose={close}>
        {isOpen && (
          <PickupForm
            request={request}
            onDone={async () => {
              showToast('success', 'Pickup saved');
              close();
              await refreshOrders();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
