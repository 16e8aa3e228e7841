import { businessFigureNames, figureOf } from '@gulmohar/contract/admin/business.ts';
import { showDateTime } from '../components/india-time.ts';

export function FigureHelp({ visitsSince }: { visitsSince: string | null }) {
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4">
        What these figures mean
      </summary>
      <dl className="max-w-prose text-sm">
        {businessFigureNames.map((name) => (
          <div key={name} className="mb-2">
            <dt className="font-semibold">{figureOf(name).title}</dt>
            <dd>{figureOf(name).definition}</dd>
          </div>
        ))}
        <div className="mb-2">
          <dt className="font-semibold">Before</dt>
          <dd>
            The same number of days before. The last one counts only up to the current time of day, so that
            today so far is compared fairly.
          </dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        {visitsSince
          ? `Visits are counted since ${showDateTime(visitsSince)}.`
          : 'No visits have been counted yet.'}
      </p>
    </details>
  );
}
