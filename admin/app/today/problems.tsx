import { LATE_AFTER_MINUTES, type Problem, type ProblemKind } from '@gulmohar/contract/admin/health.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Badge } from '../components/badge.tsx';
import { Section } from '../components/section.tsx';
import { paths } from '../paths.ts';
import { settingPath } from '../settings/setting-groups.ts';
import { LateDraftItems } from './late-draft-items.tsx';
import { PageLink } from './page-link.tsx';
import { anchors } from './tasks.ts';
import { healthQuery } from './today.queries.ts';

type ProblemMessage = {
  /** @param count how many; for the disk, the percentage that is free */
  text(count: number): string;
  to?: string;
  /** What to do about it, if there is no page for it. */
  hint?: string;
};

const OPERATOR = 'Please tell whoever runs the shop’s server.';

const problemMessages: Record<ProblemKind, ProblemMessage> = {
  checks: {
    text: (count) => `Money, stock or orders do not match: ${some(count, 'finding')}`,
    to: '#checks',
  },
  'checks-old': { text: () => 'Money, stock and orders have not been checked for hours', to: '#checks' },
  'money-jobs': { text: (count) => `${some(count, 'job')} about payments or refunds failed`, to: paths.jobs },
  mails: { text: (count) => `${some(count, 'e-mail')} could not be sent`, to: paths.jobs },
  jobs: { text: (count) => `${some(count, 'other job')} failed`, to: paths.jobs },
  'jobs-late': {
    text: (count) => `${some(count, 'job')} should have started ${LATE_AFTER_MINUTES} minutes ago`,
    hint: OPERATOR,
  },
  worker: {
    text: () =>
      `Nothing has worked on jobs for ${LATE_AFTER_MINUTES} minutes: e-mails, refunds and checks wait`,
    hint: OPERATOR,
  },
  'payment-webhooks': {
    text: (count) => `${some(count, 'message')} from payment providers could not be processed`,
    to: paths.jobs,
  },
  'courier-webhooks': {
    text: (count) => `${some(count, 'message')} from couriers could not be processed`,
    to: paths.jobs,
  },
  'courier-refuses': {
    text: (count) => `The courier refused ${some(count, 'request')}: check balance or keys`,
    to: settingPath('couriers'),
  },
  refunds: { text: (count) => `${some(count, 'refund')} did not arrive`, to: `#${anchors.money}` },
  disputes: {
    text: (count) => `${some(count, 'payment')} disputed by the buyer, to be answered`,
    to: `#${anchors.money}`,
  },
  unmatched: { text: (count) => `${some(count, 'payment')} has no matching order`, to: `#${anchors.money}` },
  'no-backup': { text: () => 'No backup has been made yet', to: '#backups' },
  reviews: { text: (count) => `${some(count, 'payment')} to decide about`, to: `#${anchors.money}` },
  webhooks: {
    text: (count) => `${some(count, 'webhook')} switched off, because the address accepts nothing`,
    to: paths.webhooks,
  },
  backup: { text: () => 'The last backup failed, is old or cannot be restored', to: '#backups' },
  disk: { text: (percent) => `Only ${percent}% of the disk is free`, hint: OPERATOR },
};

function some(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}

/** The shop's own technical problems, each with a link or a hint on how to fix it. */
export function Problems() {
  const { problems, lateDrafts } = useSuspenseQuery(healthQuery).data;
  return (
    <Section title="Problems">
      {problems.length + lateDrafts.length === 0 ? (
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone="good">None</Badge>
          <span className="text-sm text-muted">
            Checks, jobs, e-mails, messages from providers and couriers, refunds, backups and disk space are
            all fine.
          </span>
        </p>
      ) : (
        <ul aria-label="Problems" className="border-t border-rule">
          {problems.map((problem) => (
            <li key={problem.kind} className="flex flex-wrap items-center gap-x-3 border-b border-rule py-2">
              <Badge tone="bad">Problem</Badge>
              <ProblemText problem={problem} />
            </li>
          ))}
          <LateDraftItems drafts={lateDrafts} />
        </ul>
      )}
    </Section>
  );
}

function ProblemText({ problem: { kind, count } }: { problem: Problem }) {
  const { text, to, hint } = problemMessages[kind];
  if (!to) return <span>{`${text(count)}. ${hint ?? ''}`}</span>;
  return (
    <PageLink to={to} className="py-1 text-link underline-offset-4 hover:underline">
      {text(count)}
    </PageLink>
  );
}
