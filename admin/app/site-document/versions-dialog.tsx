import { documentHistory, KEPT_VERSIONS, type SiteDocument } from '@gulmohar/contract/admin/site-document.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { Dialog } from '../components/dialog.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';

type VersionsDialogProps = {
  site: SiteDocument;
  isOpen: boolean;
  onClose: () => void;
  restore: (versionId: number) => Promise<unknown>;
};

export function VersionsDialog({ site: { kind, key }, isOpen, onClose, restore }: VersionsDialogProps) {
  const { data, error } = useQuery({
    queryKey: ['site-document', 'history', kind, key],
    queryFn: () => adminApi(documentHistory, { query: { kind, key } }),
    enabled: isOpen,
  });
  const done = useMutation({ mutationFn: restore, onSuccess: onClose });
  return (
    <Dialog title="Earlier versions" isOpen={isOpen} onClose={onClose}>
      <div className="mt-4 grid gap-4">
        <p className="text-muted">
          The last {KEPT_VERSIONS} that were published. One that you take back becomes the draft.
        </p>
        <FailureNote error={error ?? done.error} />
        {data?.versions.length === 0 && <p>Nothing was published yet.</p>}
        <ul className="divide-y divide-rule">
          {data?.versions.map(({ versionId, at, staffName }) => (
            <li key={versionId} className="flex flex-wrap items-center justify-between gap-3 py-1">
              <span>
                {showDateTime(at)}, {staffName}
              </span>
              <Button variant="quiet" isBusy={done.isPending} onClick={() => done.mutate(versionId)}>
                Take back<span className="sr-only"> the version of {showDateTime(at)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
