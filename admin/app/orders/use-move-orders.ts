import { type moveOrders as endpoint, moveOrders } from '@gulmohar/contract/admin/order-steps.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { showToast } from '../components/toasts.ts';
import { refreshOrders } from './orders.queries.ts';

type Moves = z.input<typeof endpoint.body>;
export type RefusedMove = { orderId: string; message: string };
export type MoveOrders = ReturnType<typeof useMoveOrders>['move'];

/**
 * Moves orders to another status and reports the outcome. The caller shows the error if the request itself
 * fails.
 * @param onDone called if all were moved
 */
export function useMoveOrders(onDone: () => void) {
  const [refused, setRefused] = useState<readonly RefusedMove[]>([]);
  const move = useMutation({
    mutationFn: (body: Moves) => adminApi(moveOrders, { body }),
    onSuccess: async ({ results }, { to }) => {
      const moved = results.filter((result) => result.isMoved).length;
      if (moved > 0) showToast('success', `${moved === 1 ? '1 order is' : `${moved} orders are`} ${to}`);
      setRefused(results.filter((result) => !result.isMoved));
      // Called first, so that it does not close anything opened while the lists are being fetched.
      if (moved === results.length) onDone();
      await refreshOrders();
    },
  });
  return { move, refused, dismiss: () => setRefused([]) };
}
