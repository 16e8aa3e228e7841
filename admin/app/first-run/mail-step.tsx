import { sendTestMail } from '@gulmohar/contract/admin/first-run.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { MailRecords } from '../mail-server/mail-records.tsx';
import { mailServerQuery } from '../mail-server/mail-server.queries.ts';
import { MailServerForm } from '../mail-server/mail-server-form.tsx';
import { firstRunQuery } from './first-run.queries.ts';

const setBy = {
  operator: 'The shop sends its mails by the server that the operator has set (SMTP_URL).',
  owner: 'The shop sends its mails by this server.',
  mailbox: 'Mails stay in the shop’s own mailbox at /dev/mailbox until you enter a server.',
  nobody: 'The shop cannot send mails yet. Enter the server of your mail provider.',
};

export function MailStep() {
  const { data } = useSuspenseQuery(mailServerQuery);
  const test = useMutation({
    mutationFn: () => adminApi(sendTestMail),
    onSuccess: refresh,
  });
  return (
    <div className="grid max-w-prose gap-6 py-8">
      <p>{setBy[data.setBy]}</p>
      {data.setBy !== 'operator' && (
        <section aria-labelledby="mail-server">
          <h2 id="mail-server" className="mb-3 font-display text-xl text-heading">
            Mail server
          </h2>
          <MailServerForm onSaved={refresh} />
        </section>
      )}
      {data.setBy !== 'nobody' && (
        <div>
          <Button variant="secondary" isBusy={test.isPending} onClick={() => test.mutate()}>
            Send me a test mail
          </Button>
          <p role="status">{test.data?.message}</p>
          <FailureNote error={test.error} />
        </div>
      )}
      <MailRecords />
    </div>
  );
}

function refresh(): Promise<void> {
  return queryClient.invalidateQueries(firstRunQuery);
}
