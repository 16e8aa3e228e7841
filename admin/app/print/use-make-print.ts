import { getPrintProgress, type Paper, type PrintKind } from '@gulmohar/contract/admin/print.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { files } from '../paths.ts';

/** A PDF in the browser's memory. */
export type MadePrint = { address: string; bytes: number };
type Wish = { orderIds: readonly string[]; kinds: readonly PrintKind[]; paper: Paper };

const ASK_EVERY_MS = 700;

/** Has a PDF made, and asks how far it is meanwhile. */
export function useMakePrint() {
  const [printId, setPrintId] = useState('');
  const making = useMutation({
    mutationFn: async (wish: Wish): Promise<MadePrint> => {
      const id = crypto.randomUUID();
      setPrintId(id);
      const answer = await fetch(files.orders({ ...wish, printId: id }));
      if (!answer.ok) throw new ApiError(answer.status, await answer.json());
      const file = await answer.blob();
      return { address: URL.createObjectURL(file), bytes: file.size };
    },
  });
  const progress = useQuery({
    queryKey: ['print-progress', printId],
    queryFn: () => adminApi(getPrintProgress, { query: { printId } }),
    enabled: making.isPending && printId !== '',
    refetchInterval: ASK_EVERY_MS,
    // Until the first page is drawn nothing is known of it.
    retry: true,
    retryDelay: ASK_EVERY_MS,
  });
  const address = making.data?.address;
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return {
    make: making.mutate,
    reset: making.reset,
    made: making.data,
    error: making.error,
    isPending: making.isPending,
    progress: progress.data,
  };
}
