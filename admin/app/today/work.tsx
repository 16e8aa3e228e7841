import { MAX_COUNTED_ORDERS } from '@gulmohar/contract/admin/order.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Section } from '../components/section.tsx';
import { useStaff } from '../session/session.queries.ts';
import { PageLink } from './page-link.tsx';
import { tasksOf } from './tasks.ts';
import { workQuery } from './today.queries.ts';

/** The number of each kind of task, with links to the lists; nothing for staff who have no tasks. */
export function Work() {
  const { may } = useStaff();
  const { data } = useSuspenseQuery(workQuery);
  const tasks = tasksOf(data).filter(
    ({ permission, count, isAlways }) => may(permission) && (count > 0 || isAlways),
  );
  if (tasks.length === 0) return null;
  return (
    <Section title="What to do now">
      <ul
        aria-label="Open tasks"
        className="grid grid-cols-2 border-t border-l border-rule sm:grid-cols-3 lg:grid-cols-4"
      >
        {tasks.map(({ to, count, label }) => (
          <li key={label} className="border-r border-b border-rule">
            <PageLink
              to={to}
              className={`flex size-full min-h-11 items-baseline gap-3 px-4 py-3 hover:bg-panel ${count === 0 ? 'text-muted' : ''}`}
            >
              <span
                className={`font-display text-2xl tabular-nums ${count === 0 ? 'text-muted' : 'text-heading'}`}
              >
                {count < MAX_COUNTED_ORDERS ? count : `${MAX_COUNTED_ORDERS.toLocaleString('en-IN')}+`}
              </span>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
