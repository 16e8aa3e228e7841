import type { GstReturn } from '@gulmohar/contract/admin/gst.ts';
import { Badge } from '../components/badge.tsx';
import { Section } from '../components/section.tsx';

/** What needs correcting, what to know before filing, and whether the figures agree. */
export function ReturnChecks({ of: { problems, notes, checks } }: { of: GstReturn }) {
  const wrong = checks.filter(({ isRight }) => !isRight);
  return (
    <>
      <Section title="Before you file">
        {problems.length === 0 ? (
          <p>Nothing to correct.</p>
        ) : (
          <ul className="list-disc border-l-4 border-marigold bg-panel py-3 pr-3 pl-8">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {notes.length > 0 && (
          <ul className="mt-3 list-disc pl-8 text-muted">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="Checks">
        <p>
          {wrong.length === 0
            ? `All ${checks.length} checks passed: tables, HSN summary and GSTR-3B agree with the documents to the paisa.`
            : `${wrong.length} of ${checks.length} checks failed. Please do not file until the cause is found.`}
        </p>
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 text-link">Show the checks</summary>
          <ul>
            {checks.map(({ name, found, expected, isRight }) => (
              <li key={name} className="border-b border-rule py-2 text-sm">
                <Badge tone={isRight ? 'good' : 'bad'}>{isRight ? 'Right' : 'Wrong'}</Badge> {name}: {found}
                {!isRight && `, expected ${expected}`}
              </li>
            ))}
          </ul>
        </details>
      </Section>
    </>
  );
}
