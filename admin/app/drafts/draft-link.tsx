import { type Draft, resendPaymentLink } from '@gulmohar/contract/admin/draft.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { Section } from '../components/section.tsx';
import { showToast } from '../components/toasts.ts';
import { whatsAppLink } from '../orders/whatsapp-link.ts';
import { useStaff } from '../session/session.queries.ts';
import { refreshDrafts } from './draft.queries.ts';

/** The payment link, to copy, to send by WhatsApp, or again by e-mail. */
export function DraftLink({ draft, url }: { draft: Draft; url: string }) {
  const { shopName } = useStaff();
  const { draftId, buyer, totals } = draft;
  const resend = useMutation({
    mutationFn: () => adminApi(resendPaymentLink, { body: { draftId } }),
    onSuccess: async () => {
      showToast('success', `Sent to ${buyer.email}`);
      await refreshDrafts();
    },
  });
  const text = `Namaste ${buyer.firstName}, please pay ${formatRupees(totals.total)} for your ${shopName} order here: ${url}`;
  return (
    <Section title="Payment link">
      <TextField
        label="Link to the payment page"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          variant="secondary"
          onClick={async () => {
            await navigator.clipboard.writeText(url);
            showToast('success', 'Link copied');
          }}
        >
          Copy the link
        </Button>
        <a
          href={whatsAppLink(buyer.phone ?? '', text)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('quiet')}
        >
          Send by WhatsApp
        </a>
        {buyer.email && (
          <Button variant="quiet" isBusy={resend.isPending} onClick={() => resend.mutate()}>
            E-mail it again
          </Button>
        )}
      </div>
      <ProblemNote text={resend.error ? failureText(resend.error) : undefined} />
    </Section>
  );
}
