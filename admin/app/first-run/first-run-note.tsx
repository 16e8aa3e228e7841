import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Section } from '../components/section.tsx';
import { paths } from '../paths.ts';
import { firstRunQuery } from './first-run.queries.ts';
import { MakeOwnShop } from './make-own-shop.tsx';
import { TaskList } from './task-list.tsx';

/** At the top of Today: the way out of the demo, or what is left to do until a new shop opens. */
export function FirstRunNote() {
  const { data } = useSuspenseQuery(firstRunQuery);
  if (data.isPublicDemo) {
    return (
      <p className="border-l-4 border-marigold bg-panel p-3">
        This demo is open to everybody. It starts anew every night and sends nothing.
      </p>
    );
  }
  if (data.isDemo) return <MakeOwnShop />;
  if (data.isOpen) return null;
  return (
    <Section id="first-run" title="Before you open">
      <TaskList items={data.tasks} />
      <p className="mt-4">
        <Link to={paths.setUp()} className="text-link underline underline-offset-4">
          Go through it step by step
        </Link>
      </p>
    </Section>
  );
}
