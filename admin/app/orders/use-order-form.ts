import type { deskOrder } from '@gulmohar/contract/admin/desk-order.ts';
import type { StaffEndpoint } from '@gulmohar/contract/admin/staff-endpoint.ts';
import { ApiError } from '@gulmohar/contract/client.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { deskApi } from '../api/desk-api.ts';
import { failureText } from '../api/failure.ts';
import { refreshOrders } from './orders.queries.ts';

type OrderCall = StaffEndpoint<
  z.ZodType,
  z.ZodType,
  z.ZodType<{ success: true; order: z.output<typeof deskOrder> }>
>;

/** A small form about one order: sends it, tells that it is done, or what is wrong with which field. */
export function useOrderForm<E extends OrderCall>(endpoint: E, done: string, onDone: () => void) {
  const [problems, setProblems] = useState<Record<string, string>>({});
  const send = useMutation({
    mutationFn: (body: z.input<E['body']>) => deskApi(endpoint, { body }),
    onSuccess: async () => {
      showToast('success', done);
      onDone();
      await refreshOrders();
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.reply.fields : undefined;
      setProblems(fields ?? { all: failureText(error) });
    },
  });
  return { send, problems };
}
