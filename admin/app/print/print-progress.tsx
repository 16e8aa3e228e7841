import { getPrintProgress } from '@gulmohar/contract/admin/print.ts';
import { useQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

const REFETCH_EVERY_MS = 700;

/** The progress of a PDF that is being made for another tab. */
export function PrintProgress({ printId }: { printId: string }) {
  const { data } = useQuery({
    queryKey: ['print-progress', printId],
    queryFn: () => adminApi(getPrintProgress, { query: { printId } }),
    refetchInterval: ({ state }) => (isOver(state.data?.progress) ? false : REFETCH_EVERY_MS),
  });
  const progress = data?.progress;
  return (
    <div>
      <p role="status" className="text-sm">
        {wordsOf(progress)}
      </p>
      <progress
        aria-label="Drawn"
        className="h-3 w-full"
        max={progress?.total ?? 1}
        value={progress?.done ?? 0}
      />
    </div>
  );
}

type Progress = { total: number; done: number } | null | undefined;

function isOver(progress: Progress): boolean {
  return Boolean(progress && progress.done >= progress.total);
}

function wordsOf(progress: Progress): string {
  if (!progress) return 'Starting …';
  return isOver(progress) ? 'All pages are ready.' : `${progress.done} of ${progress.total} ready`;
}
