import type { VisitStep } from '@gulmohar/contract/visit/visit.ts';
import { v4 as uuid } from 'uuid';
import type { VisitLog } from '../../../shop/visit/visit-log.ts';
import type { Chance } from './chance.ts';

export const simulatedSources = [
  'instagram / festive reels',
  'google.com',
  'newsletter / new arrivals',
  'facebook.com',
  'pinterest.com',
] as const;

const DAY_MS = 86_400_000;

type Seen = { productId: string; size: string | null };

/** Visits of a day, of which about one in twenty goes to pay. */
export async function simulateVisits(
  log: VisitLog,
  chance: Chance,
  { dayBegin, count, offers }: { dayBegin: number; count: number; offers: readonly Seen[] },
): Promise<void> {
  for (let one = 0; one < count; one += 1) {
    const at = new Date(Math.min(Date.now(), dayBegin + chance.next() * DAY_MS));
    const source = chance.happens(0.7) ? chance.pick(simulatedSources) : '';
    log.add({ visit: uuid(), source, steps: drawSteps(chance, offers) }, at);
  }
  await log.flush();
}

function drawSteps(chance: Chance, offers: readonly Seen[]): VisitStep[] {
  const steps: VisitStep[] = [{ kind: 'begun' }];
  if (!chance.happens(0.7)) return steps;
  const seen = Array.from({ length: chance.between(1, 3) }, () => chance.pick(offers));
  steps.push(...seen.map(({ productId }) => ({ kind: 'viewed' as const, productId })));
  const [first] = seen;
  if (first && chance.happens(0.08)) steps.push({ kind: 'missed', ...first });
  if (!first || !chance.happens(0.17)) return steps;
  steps.push({ kind: 'added', ...first });
  if (!chance.happens(0.6)) return steps;
  steps.push({ kind: 'checkout' });
  if (chance.happens(0.85)) steps.push({ kind: 'paying' });
  return steps;
}
