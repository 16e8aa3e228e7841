import { BACKUP_STALE_HOURS } from '@gulmohar/contract/admin/health.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';
import { backupsQuery } from './today.queries.ts';

const OLD_MS = BACKUP_STALE_HOURS * 3_600_000;

/** How old the last backup is, and whether it can be restored. */
export function Backups() {
  const { last, failed } = useSuspenseQuery(backupsQuery).data;
  const isOld = last !== null && Date.now() - new Date(last.at).getTime() > OLD_MS;
  return (
    <Section id="backups" title="Backups">
      {last === null ? (
        <p className="text-muted">No backup has been made yet. The operator sets where they are stored.</p>
      ) : (
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={isOld || !last.isVerified ? 'bad' : 'good'}>
            {isOld ? 'Too old' : last.isVerified ? 'Can be restored' : 'Not tested'}
          </Badge>
          <span className="text-sm text-muted">
            {showDateTime(last.at)}, {(last.bytes / 1_000_000).toFixed(1)} MB
          </span>
        </p>
      )}
      {last?.notVerified && <Fault at={last.at} text={last.notVerified} />}
      {failed && <Fault at={failed.at} text={failed.failure} />}
    </Section>
  );
}

function Fault({ at, text }: { at: string; text: string }) {
  return (
    <p className="mt-2 text-problem wrap-anywhere">
      {showDateTime(at)}: {text}
    </p>
  );
}
