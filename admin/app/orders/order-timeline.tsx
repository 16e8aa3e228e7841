import type { OrderEvent } from '@gulmohar/contract/admin/order.ts';
import CircleDot from 'lucide-react/icons/circle-dot';
import FileText from 'lucide-react/icons/file-text';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import StickyNote from 'lucide-react/icons/sticky-note';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';
import { showDay, showTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';

const icons: Record<OrderEvent['kind'], LucideIcon> = {
  step: CircleDot,
  parcel: Package,
  return: Undo2,
  payment: IndianRupee,
  refund: IndianRupee,
  mail: Mail,
  document: FileText,
  note: StickyNote,
  message: MessageCircle,
};

/** Everything that happened to an order, by day in India, newest first. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const days = Map.groupBy(events.toReversed(), ({ at }) => showDay(at));
  return (
    <Section title="Timeline">
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <h3 className="mb-2 text-sm font-semibold text-muted">{day}</h3>
          <ol aria-label={day} className="mb-4 ml-3.5 border-l border-rule">
            {ofDay.map((event) => (
              <Event key={`${event.at} ${event.title} ${event.text}`} event={event} />
            ))}
          </ol>
        </div>
      ))}
    </Section>
  );
}

function Event({ event: { at, kind, title, text, by, isProblem } }: { event: OrderEvent }) {
  const Icon = icons[kind];
  return (
    <li className="relative pb-4 pl-7">
      <span className="absolute top-0 -left-3.5 grid size-7 place-items-center rounded-full border border-rule bg-ground">
        <Icon aria-hidden="true" className={`size-3.5 ${isProblem ? 'text-problem' : 'text-muted'}`} />
      </span>
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className={`font-semibold wrap-anywhere ${isProblem ? 'text-problem' : ''}`}>{title}</p>
        <p className="text-sm text-muted">
          <time dateTime={at}>{showTime(at)}</time>
          {by && `, ${by}`}
        </p>
      </div>
      {text && <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{text}</p>}
    </li>
  );
}
