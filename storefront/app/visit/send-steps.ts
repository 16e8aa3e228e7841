import type { VisitStep } from '@gulmohar/contract/visit/visit.ts';
import { MAX_VISIT_STEPS } from '@gulmohar/contract/visit/visit-limits.ts';
import { keepVisit, readVisit } from './stored-visit.ts';
import { readChoice } from './visit-choice.ts';
import { visitSourceOf } from './visit-source.ts';

/** After this long without a step, the next one begins a visit. */
const IDLE_MS = 30 * 60_000;
const WAIT_MS = 5_000;

let waiting: VisitStep[] = [];
let isWaiting = false;

/** Adds a step to the tab's visit, or begins one; without a step, the visit only goes on. */
export function addStep(step: VisitStep | undefined): void {
  if (readChoice() !== 'counted') {
    waiting = [];
    return;
  }
  const at = Date.now();
  const current = readVisit();
  if (current && at - current.at < IDLE_MS) {
    keepVisit({ ...current, at });
  } else {
    send();
    keepVisit({ id: crypto.randomUUID(), at, source: visitSourceOf(landingAddress(), document.referrer) });
    waiting.push({ kind: 'begun' });
  }
  if (step) waiting.push(step);
  sendLater();
}

/** Where the browser entered the shop, even if the shopper has moved on since. */
function landingAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

function sendLater(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    // Chrome opens likely pages in advance, and nobody may ever see them.
    if (document.visibilityState === 'visible') send();
  }, WAIT_MS);
}

function send(): void {
  const visit = readVisit();
  const steps = waiting.splice(0, MAX_VISIT_STEPS);
  if (!visit || steps.length === 0) return;
  const body = JSON.stringify({ visit: visit.id, source: visit.source, steps });
  navigator.sendBeacon('/api/visit', new Blob([body], { type: 'application/json' }));
}

addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? send() : sendLater()));
