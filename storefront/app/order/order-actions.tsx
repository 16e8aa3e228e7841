import type { OrderDetail } from '@gulmohar/contract/fulfilment/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setCartLine } from '../cart/change-cart.ts';
import { paths } from '../paths.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { downloadInvoice } from './download-invoice.ts';
import { orderMessages as messages } from './order.messages.ts';

export function OrderActions({ order }: { order: OrderDetail }) {
  const navigate = useNavigate();
  const [isCancelling, setCancelling] = useState(false);
  const [problem, setProblem] = useState<string>();

  function buyAgain(): void {
    // The cart reports items that are no longer available.
    for (const { productId, size, quantity } of order.items) setCartLine({ productId, size, quantity });
    navigate(paths.cart());
  }

  function fetchInvoice(): void {
    setProblem(undefined);
    downloadInvoice(order._id).catch(() => {
      setProblem(messages.invoiceFailed);
      showToast('error', messages.invoiceFailed);
    });
  }

  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <Button onClick={buyAgain}>{messages.buyAgain}</Button>
      {order.invoiceNumber && (
        <Button variant="secondary" onClick={fetchInvoice}>
          {messages.invoice}
        </Button>
      )}
      {order.isCancellable && (
        <Button variant="secondary" onClick={() => setCancelling(true)}>
          {messages.cancel}
        </Button>
      )}
      <div className="w-full">
        <ProblemNote text={problem} />
      </div>
      <CancelDialog orderId={order._id} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}
