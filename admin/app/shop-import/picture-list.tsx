import type { ShopImport } from '@gulmohar/contract/admin/shop-import.ts';
import { retryImportPictures } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';
import { ListTable } from '../list/list-table.tsx';
import { paths } from '../paths.ts';
import { picturesQuery, refreshShopImport } from './shop-import.queries.ts';

type PictureListProps = { importId: string; pictures: ShopImport['pictures'] };

/** How far the pictures are; those that could not be fetched can be tried again, or uploaded at their product. */
export function PictureList({ importId, pictures }: PictureListProps) {
  const { total, fetched, failed, delayed } = pictures;
  const isWorking = total > fetched + failed;
  return (
    <Section title="Pictures">
      <div className="grid gap-3">
        <p role="status">
          {fetched} of {total} pictures are here
          {failed > 0 && `, ${failed} could not be fetched`}
          {delayed > 0 &&
            `, ${delayed} could not be fetched yet and ${delayed === 1 ? 'is' : 'are'} tried again`}
          .
        </p>
        {isWorking && (
          <progress
            aria-label="Pictures"
            className="h-2 w-full accent-primary"
            max={total}
            value={fetched + failed}
          />
        )}
        {failed + delayed > 0 && <FailedPictures importId={importId} failed={failed} delayed={delayed} />}
      </div>
    </Section>
  );
}

type FailedPicturesProps = { importId: string; failed: number; delayed: number };

function FailedPictures({ importId, failed, delayed }: FailedPicturesProps) {
  const { data } = useSuspenseInfiniteQuery(picturesQuery(importId, `${failed} ${delayed}`));
  const pictures = data.pages
    .flatMap((page) => page.pictures)
    .filter(({ state, nextTryAt }) => state === 'failed' || nextTryAt !== null);
  const retry = useMutation({
    mutationFn: (url: string | undefined) => adminApi(retryImportPictures, { body: { importId, url } }),
    onSettled: () => refreshShopImport(importId),
  });
  return (
    <>
      <ListTable
        caption="Pictures that could not be fetched"
        rows={pictures}
        rowKey={({ url }) => url}
        columns={[
          { head: 'Address', cell: ({ url }) => <span className="wrap-anywhere">{url}</span> },
          {
            head: 'Why',
            cell: ({ problem, nextTryAt }) => (
              <>
                {problem}
                {nextTryAt !== null && (
                  <span className="block text-muted">Tried again at {showDateTime(nextTryAt)}</span>
                )}
              </>
            ),
          },
          {
            head: 'Product',
            cell: ({ productId }) =>
              productId && (
                <Link to={paths.product(productId)} className="text-link underline underline-offset-4">
                  Upload it instead
                </Link>
              ),
          },
        ]}
        empty=""
      />
      <FailureNote error={retry.error} />
      <div>
        <Button variant="secondary" isBusy={retry.isPending} onClick={() => retry.mutate(undefined)}>
          Try {failed + delayed === 1 ? 'it' : `all ${failed + delayed}`} again now
        </Button>
      </div>
    </>
  );
}
