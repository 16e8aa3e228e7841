import type { SiteDocument } from '@gulmohar/contract/admin/site-document.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { DateTimeField } from '../form/date-time-field.tsx';

type ScheduleDialogProps = {
  site: SiteDocument;
  isOpen: boolean;
  onClose: () => void;
  /** null takes the schedule back. */
  schedule: (publishAt: string | null) => Promise<unknown>;
};

export function ScheduleDialog({ site, isOpen, onClose, schedule }: ScheduleDialogProps) {
  const [publishAt, setPublishAt] = useState(site.publishAt);
  const done = useMutation({ mutationFn: schedule, onSuccess: onClose });
  return (
    <Dialog title="Publish later" isOpen={isOpen} onClose={onClose}>
      <div className="mt-4 grid gap-4">
        <DateTimeField label="Publish on" value={publishAt} onChange={setPublishAt} />
        <FailureNote error={done.error} />
        <div className="flex flex-wrap gap-3">
          <Button
            isBusy={done.isPending}
            disabled={publishAt === null}
            onClick={() => done.mutate(publishAt)}
          >
            Schedule
          </Button>
          {site.publishAt && (
            <Button variant="secondary" onClick={() => done.mutate(null)}>
              Do not publish by itself
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
