import type { VisitStep } from '@gulmohar/contract/visit/visit.ts';

let sending: Promise<typeof import('./send-steps.ts')> | undefined;

/**
 * Notes for the owner's figures what happens in this visit; without a step, that it goes on. The code is loaded once
 * the page has been there for a moment, and a failure does not concern shoppers.
 */
export function noteStep(step?: VisitStep): void {
  sending ??= pageSettled().then(() => import('./send-steps.ts'));
  sending.then(({ addStep }) => addStep(step)).catch(() => undefined);
}

const MOMENT_MS = 2_000;

async function pageSettled(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((done) => addEventListener('load', done, { once: true }));
  }
  await new Promise((done) => setTimeout(done, MOMENT_MS));
}
