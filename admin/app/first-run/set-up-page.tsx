import { useSuspenseQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, Navigate, NavLink, useParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { paths } from '../paths.ts';
import { firstRunQuery } from './first-run.queries.ts';
import { StepForms } from './step-forms.tsx';
import { steps } from './steps.ts';

/** Leads through a new shop step by step. Each step saves by itself, so it can be left at any time. */
export function SetUpPage() {
  const { step: name } = useParams();
  const { data } = useSuspenseQuery(firstRunQuery);
  const undone = data.tasks.flatMap(({ task, isDone }) => (isDone ? [] : [task]));
  const isDone = (step: (typeof steps)[number]) => !step.tasks.some((task) => undone.includes(task));
  const step = steps.find((one) => one.name === name);
  // Where the owner left off.
  if (!step)
    return <Navigate to={paths.setUp((steps.find((one) => !isDone(one)) ?? steps[0]).name)} replace />;
  const next = steps[steps.indexOf(step) + 1];
  return (
    <>
      <PageHead
        title={step.title}
        note={`Your shop, step ${steps.indexOf(step) + 2} of ${steps.length + 1}`}
      />
      <nav aria-label="Steps">
        <ol className="flex flex-wrap gap-x-6">
          <li className="flex min-h-11 items-center gap-1 text-sm text-muted">
            Owner <Done />
          </li>
          {steps.map((one) => (
            <li key={one.name}>
              <NavLink
                to={paths.setUp(one.name)}
                aria-current={one === step ? 'step' : undefined}
                className={`flex min-h-11 items-center gap-1 text-sm ${one === step ? 'font-semibold text-heading' : 'text-link'}`}
              >
                {one.title} {isDone(one) && <Done />}
              </NavLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className="divide-y divide-rule border-y border-rule">
        <StepForms step={step.name} firstRun={data} />
      </div>
      <p className="mt-6">
        <Link
          to={next ? paths.setUp(next.name) : paths.today}
          className="text-link underline underline-offset-4"
        >
          {next ? `Next: ${next.title}` : 'To the admin'}
        </Link>
      </p>
    </>
  );
}

function Done() {
  return <CircleCheck role="img" aria-label="done" className="size-4 text-success" />;
}
