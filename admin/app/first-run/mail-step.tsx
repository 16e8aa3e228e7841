import { sendTestMail } from '@gulmohar/contract/admin/first-run.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { firstRunQuery } from './first-run.queries.ts';

export function MailStep({ sendsMails }: { sendsMails: boolean }) {
  const test = useMutation({
    mutationFn: () => adminApi(sendTestMail),
    onSuccess: () => queryClient.invalidateQueries(firstRunQuery),
  });
  return (
    <div className="grid max-w-prose gap-4 py-8">
      <p>
        {sendsMails
          ? 'The shop sends its mails by the server in SMTP_URL.'
          : 'Mails stay in the shop’s own mailbox at /dev/mailbox. The operator sets SMTP_URL and MAIL_FROM when the shop goes live.'}
      </p>
      <div>
        <Button variant="secondary" isBusy={test.isPending} onClick={() => test.mutate()}>
          Send me a test mail
        </Button>
      </div>
      <p role="status">{test.data?.message}</p>
      <FailureNote error={test.error} />
    </div>
  );
}
