import type { listPackings } from '@gulmohar/contract/admin/packing.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';
import { packingsQuery } from './packing.queries.ts';

type Packings = z.output<typeof listPackings.reply>['packings'];

/**
 * The next order, for staff without paper to scan, and the orders whose packing was started but not finished.
 */
export function PackingQueue({ onOpen }: { onOpen: (code: string) => void }) {
  const { data } = useSuspenseQuery(packingsQuery);
  const { packings, next } = data;
  return (
    <>
      {next && (
        <Button className="min-h-16 text-base sm:justify-self-start" onClick={() => onOpen(next.shortId)}>
          Next order: {next.shortId}
        </Button>
      )}
      {packings.length > 0 && <Unfinished packings={packings} onOpen={onOpen} />}
    </>
  );
}

function Unfinished({ packings, onOpen }: { packings: Packings; onOpen: (code: string) => void }) {
  return (
    <Section title="Not finished">
      <ul className="divide-y divide-rule border-y border-rule">
        {packings.map(({ orderId, shortId, staffName, at, counted }) => (
          <li key={orderId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <p>
              <strong className="font-semibold">Order {shortId}</strong>, {counted} scanned by {staffName}
              <span className="block text-sm text-muted">{showDateTime(at)}</span>
            </p>
            <Button variant="secondary" onClick={() => onOpen(shortId)}>
              Continue
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
