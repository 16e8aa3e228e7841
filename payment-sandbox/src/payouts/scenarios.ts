/** The course of a payout: its states, each with the seconds after creation at which it begins. */
type Course = readonly (readonly [seconds: number, state: string, reason?: string])[];

/** How the API misbehaves on the first requests for a payout. */
export type Fault = 'lost-answer' | 'no-answer' | 'busy' | 'broken';

type Scenario = { course: Course; faults?: readonly Fault[]; refusal?: string };

const DONE: Course = [[0, 'processed']];

/**
 * The outcome of a payout, selected by the name in the UPI id (`queued@razorpay`) or the last two digits of
 * the account number. Any other is paid at once.
 */
export const scenarios = {
  success: { course: DONE },
  queued: {
    course: [
      [0, 'queued', 'The account balance is too low for this payout.'],
      [60, 'processing'],
      [120, 'processed'],
    ],
  },
  pending: {
    course: [
      [0, 'pending', 'The payout is waiting for approval at RazorpayX.'],
      [60, 'processing'],
      [120, 'processed'],
    ],
  },
  failed: {
    course: [
      [0, 'processing'],
      [60, 'failed', 'This UPI id does not exist.'],
    ],
  },
  invalid: { course: DONE, refusal: 'Invalid VPA. Please enter a valid Virtual Payment Address' },
  reversed: {
    course: [
      [0, 'processed'],
      [120, 'reversed', 'The payee’s bank returned the money.'],
    ],
  },
  rejected: {
    course: [
      [0, 'pending', 'The payout is waiting for approval at RazorpayX.'],
      [60, 'rejected', 'The payout was rejected at RazorpayX.'],
    ],
  },
  cancelled: {
    course: [
      [0, 'queued', 'The account balance is too low for this payout.'],
      [60, 'cancelled', 'The payout was cancelled at RazorpayX.'],
    ],
  },
  lost: { course: DONE, faults: ['lost-answer'] },
  silent: { course: DONE, faults: ['no-answer'] },
  busy: { course: DONE, faults: ['busy', 'busy'] },
  broken: { course: DONE, faults: ['broken', 'lost-answer', 'broken'] },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

const names = Object.keys(scenarios) as ScenarioName[];

/**
 * @param payee a UPI id, or an account number whose last two digits are a position in the list above, counted
 * from 01
 */
export function scenarioOf(payee: string): ScenarioName {
  const name = payee.split('@')[0];
  const byName = names.find((one) => one === name);
  return byName ?? names[Number(payee.slice(-2)) - 1] ?? 'success';
}

export function findScenario(name: string): Scenario {
  return scenarios[names.find((one) => one === name) ?? 'success'];
}

/** Returns the state of a payout so many seconds after its creation. */
export function stateAt(name: string, seconds: number): { state: string; reason: string | null } {
  const reached = findScenario(name).course.filter(([from]) => from <= seconds);
  const [, state = 'processing', reason = null] = reached.at(-1) ?? [];
  return { state, reason };
}
