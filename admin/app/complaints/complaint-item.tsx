import { COMPLAINT_ANSWER_DAYS, type Complaint, markAnswered } from '@gulmohar/contract/admin/complaint.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { Badge } from '../components/badge.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { paths } from '../paths.ts';
import { workQuery } from '../today/today.queries.ts';
import { allComplaints } from './complaints.queries.ts';

const DAY_MS = 86_400_000;
const linkClass = 'inline-flex min-h-11 items-center text-link underline underline-offset-4 wrap-anywhere';

/** One message, with ways to answer it and a button that marks it as answered. */
export function ComplaintItem({ complaint }: { complaint: Complaint }) {
  const { complaintId, ticket, receivedAt, name, email, phone, orderNumber, orderId, text, answered } =
    complaint;
  const isAnswered = answered === null;
  const mark = useMutation({
    mutationFn: () => adminApi(markAnswered, { body: { complaintId, isAnswered } }),
    onSuccess: () =>
      Promise.all([queryClient.invalidateQueries(allComplaints), queryClient.invalidateQueries(workQuery)]),
  });
  const isLate = !answered && Date.now() - Date.parse(receivedAt) > COMPLAINT_ANSWER_DAYS * DAY_MS;
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="font-semibold">{name}</strong>
        <span className="text-sm text-muted">
          {ticket}, {showDateTime(receivedAt)}
          {orderNumber && !orderId && `, order ${orderNumber}`}
        </span>
        {orderId && (
          <Link className={linkClass} to={paths.order(orderId)}>
            Order {orderNumber}
          </Link>
        )}
        {isLate && <Badge tone="bad">Late</Badge>}
      </p>
      <p className="my-2 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
      {answered && (
        <p className="text-sm text-muted">
          Answered {showDateTime(answered.at)}
          {answered.by && `, ${answered.by}`}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5">
        <a
          className={linkClass}
          href={`mailto:${email}?${new URLSearchParams({ subject: `Your complaint ${ticket}` }).toString().replaceAll('+', '%20')}`}
        >
          {email}
        </a>
        {phone && (
          <a className={linkClass} href={`tel:+91${phone}`}>
            {phone}
          </a>
        )}
        <Button variant="quiet" isBusy={mark.isPending} onClick={() => mark.mutate()}>
          {isAnswered ? 'Mark as answered' : 'Mark as unanswered'}
          <span className="sr-only">: {ticket}</span>
        </Button>
      </div>
      <FailureNote error={mark.error} />
    </li>
  );
}
