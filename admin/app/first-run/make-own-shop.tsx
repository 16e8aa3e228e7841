import { makeOwnShop } from '@gulmohar/contract/admin/first-run.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';

/** Leads from the demo to a shop of one's own. */
export function MakeOwnShop() {
  const [isOpen, setIsOpen] = useState(false);
  const [keepsFilters, setKeepsFilters] = useState(true);
  const empty = useMutation({
    mutationFn: () => adminApi(makeOwnShop, { body: { keepsFilters } }),
    // Loads the admin anew, because the demo’s owner is gone.
    onSuccess: ({ link }) => location.assign(link ?? '/admin/set-up'),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-l-4 border-marigold bg-panel p-3">
      <p>This is the demo shop. Look round, try things out, and begin your own when you like.</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Make this my shop
      </Button>
      <ConfirmDialog
        title="Make this my shop"
        action="Empty the demo"
        isOpen={isOpen}
        isBusy={empty.isPending}
        failure={empty.error}
        onConfirm={() => empty.mutate()}
        onClose={() => setIsOpen(false)}
      >
        <p>
          The demo’s products, orders, customers and settings are removed for good, with everything that was
          paid in its sandbox. What you have added yourself stays. The shop is closed until you open it.
        </p>
        <div className="mt-4">
          <CheckField
            label="Keep the demo’s filters and categories"
            hint="They suit Indian clothing, and you can change them later."
            checked={keepsFilters}
            onChange={(event) => setKeepsFilters(event.target.checked)}
          />
        </div>
      </ConfirmDialog>
    </div>
  );
}
