import type { OrderMoment } from '@gulmohar/contract/admin/order.ts';
import { showDateTime } from '../shell/india-time.ts';
import { Section } from '../shell/section.tsx';

/** What happened to an order, the newest first. */
export function OrderTimeline({ moments }: { moments: readonly OrderMoment[] }) {
  return (
    <Section title="Timeline">
      <ol className="border-l border-rule">
        {moments.toReversed().map((moment) => (
          <li
            key={`${moment.at} ${moment.title} ${moment.text}`}
            className="relative pb-5 pl-5 before:absolute before:top-2 before:-left-1 before:size-2 before:rounded-full before:bg-muted"
          >
            <p className="font-semibold">{moment.title}</p>
            {moment.text && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{moment.text}</p>}
            <p className="text-sm text-muted">
              {showDateTime(moment.at)}
              {moment.by && `, ${moment.by}`}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
