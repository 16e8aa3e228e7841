import { Button } from '@gulmohar/ui/button.tsx';

export type MoreButtonProps = {
  /** The result of an infinite query. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
};

export function MoreButton({ list }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="no-print mt-6 text-center">
      <Button variant="secondary" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchingNextPage ? 'Loading …' : 'Show more'}
      </Button>
    </div>
  );
}
