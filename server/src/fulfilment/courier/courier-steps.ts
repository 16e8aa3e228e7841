import type { ParcelState } from '../../platform/database/tables.ts';
import { nextStates } from '../parcel/parcel-steps.ts';
import type { Meaning, Scan } from './courier.ts';
import { writeIndianTime } from './india-time.ts';

/** Steps that a courier sometimes does not report, and that follow from the next one. */
const IMPLIED: readonly ParcelState[] = ['pickup_scheduled', 'in_transit', 'rto_initiated'];

/** From these states only the staff can move a parcel on. */
const SETTLED: readonly ParcelState[] = ['delivered', 'rto_received', 'lost', 'damaged', 'cancelled'];

/**
 * @param scannedAt the time of the latest applied scan, by the courier's clock
 * @returns the steps that lead to the scanned state, or why there are none
 */
export function planSteps(
  { state, outcome }: { state: ParcelState; outcome: string | null },
  scan: Pick<Scan, 'meaning' | 'at'>,
  scannedAt: Date | null,
): { path: ParcelState[] } | { whyNot: string } {
  const { meaning, at } = scan;
  if (meaning === 'unknown') return { whyNot: 'unknown to the shop' };
  if (meaning === 'nothing' || !isParcelState(meaning)) return { whyNot: 'no step' };
  if (scannedAt && at < scannedAt) return { whyNot: 'older than what was applied' };
  if (outcome !== null) return { whyNot: 'its items were already refunded or resent' };
  if (SETTLED.includes(state)) return { whyNot: 'only staff can move it now' };
  if (meaning === state) {
    // Another attempt on another day, with nothing reported in between.
    const isAgain = meaning === 'attempt_failed' && scannedAt && dayOf(at) !== dayOf(scannedAt);
    return isAgain ? { path: ['in_transit', 'attempt_failed'] } : { whyNot: 'it is already there' };
  }
  const path = pathTo(state, meaning);
  return path ? { path } : { whyNot: `no step from ${state}` };
}

function isParcelState(meaning: Meaning): meaning is ParcelState {
  return meaning in nextStates;
}

/** The steps in between must be implied ones. */
function pathTo(from: ParcelState, to: ParcelState): ParcelState[] | undefined {
  // Set only by the staff's check and by the shop's decision.
  if (to === 'rto_received' || to === 'cancelled') return undefined;
  let ways: ParcelState[][] = [[]];
  for (let length = 0; length < 4; length++) {
    const longer = ways.flatMap((way) =>
      nextStates[way.at(-1) ?? from]
        .filter((next) => next === to || IMPLIED.includes(next))
        .map((next) => [...way, next]),
    );
    const path = longer.find((way) => way.at(-1) === to);
    if (path) return path;
    ways = longer;
  }
  return undefined;
}

function dayOf(instant: Date): string {
  return writeIndianTime(instant).slice(0, 10);
}
