import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { showDateTime } from '../shell/india-time.ts';
import { Section } from '../shell/section.tsx';
import { packingsQuery } from './packing.queries.ts';

/** Orders that somebody began to scan. */
export function UnfinishedPackings({ onOpen }: { onOpen: (code: string) => void }) {
  const { data } = useSuspenseQuery(packingsQuery);
  if (data.packings.length === 0) return null;
  return (
    <Section title="Not finished">
      <ul className="divide-y divide-rule border-y border-rule">
        {data.packings.map(({ orderId, shortId, staffName, at, counted }) => (
          <li key={orderId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <p>
              <strong className="font-semibold">Order {shortId}</strong>, {counted} scanned by {staffName}
              <span className="block text-sm text-muted">{showDateTime(at)}</span>
            </p>
            <Button look="secondary" onClick={() => onOpen(shortId)}>
              Go on
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
