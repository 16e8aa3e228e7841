import { setTimeout as wait } from 'node:timers/promises';
import type { RateLimit } from '../limits/rate-limits.ts';
import { callerKey, networkKey } from './caller-key.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import type { Counted, Load, RateLimiter } from './rate-limiter.ts';
import { ShopError } from './shop-error.ts';
import { type Pause, slowDownBy } from './slow-down.ts';

/**
 * Lets calls pass unless they are a flood. Where a shopper could be kept out by what others do, a call beyond
 * the limit needs a proof of work, which the `proof` header has.
 */
export type FloodGate = {
  /**
   * Counts a call by its network address. Delays those beyond a ceiling by a second, requires a proof of work
   * beyond 1.25 times the ceiling, and refuses calls beyond 10 times.
   * @param from an IP address, or the key of a device that the shop knows
   * @throws ShopError PROOF_NEEDED with a `challenge`, TOO_MANY_REQUESTS; both with `retryAfter` in seconds
   */
  pass(ceiling: RateLimit, from: string, proof?: unknown): Promise<void>;
  /**
   * Counts a call against limits that others can use up, and requires a proof of work beyond any of them.
   * @throws ShopError PROOF_NEEDED
   */
  prove(counted: readonly Counted[], proof: unknown): Promise<void>;
  /**
   * Counts a call and delays it the longer, the further it is beyond the limit. When too many are waiting, it
   * requires a proof of work instead.
   * @returns whether the call had a proof
   * @throws ShopError PROOF_NEEDED
   */
  slowDown(counted: Counted, proof: unknown): Promise<boolean>;
  /** @throws ShopError PROOF_NEEDED unless the call has a proof */
  demand(proof: unknown): Promise<void>;
};

const PROOF_FROM = 1.25;
const REFUSED_FROM = 10;
/** The ceiling of an IPv6 network, compared with that of an address. */
const NETWORK_FACTOR = 10;
const DELAY_MS = 1_000;
const FROM_NETWORK = 'Too many requests came from your network. Please try again in a few minutes.';
const RETRY_SECONDS = 8;

export function createFloodGate(
  limiter: RateLimiter,
  proofs: ProofOfWork,
  pause: Pause = (ms) => wait(ms),
): FloodGate {
  const waitFor = slowDownBy(pause);

  async function demandProof(
    { load, secondsLeft }: Pick<Load, 'load' | 'secondsLeft'>,
    proof: unknown,
    message = 'Too many attempts. Please try again in a few minutes.',
  ): Promise<void> {
    if (proof !== undefined && (await proofs.isSolved(proof))) return;
    const challenge = await proofs.challenge(load / 2);
    throw new ShopError('PROOF_NEEDED', message, { retryAfter: secondsLeft, challenge });
  }

  /** The load of an address or, if that is higher, of the network around it. */
  async function loadOf(ceiling: RateLimit, from: string): Promise<Load> {
    const network = networkKey(from);
    const [own, around] = await Promise.all([
      limiter.measure(ceiling, callerKey(from), REFUSED_FROM),
      network && limiter.measure(ceiling, network, REFUSED_FROM * NETWORK_FACTOR),
    ]);
    return around ? heaviest([own, { ...around, load: around.load / NETWORK_FACTOR }]) : own;
  }

  return {
    async pass(ceiling, from, proof) {
      const measured = await loadOf(ceiling, from);
      if (measured.load <= 1) return;
      if (measured.load <= PROOF_FROM) await pause(DELAY_MS);
      else await demandProof(measured, proof, FROM_NETWORK);
    },

    async prove(counted, proof) {
      const measured = heaviest(
        await Promise.all(counted.map(({ limit, key }) => limiter.measure(limit, key))),
      );
      if (measured.load > 1) await demandProof(measured, proof);
    },

    async slowDown({ limit, key }, proof) {
      const measured = await limiter.measure(limit, key);
      if (measured.excess === 0 || (await waitFor(measured.excess, key))) return false;
      await demandProof({ load: measured.load, secondsLeft: RETRY_SECONDS }, proof);
      return true;
    },

    demand: (proof) => demandProof({ load: 1, secondsLeft: RETRY_SECONDS }, proof),
  };
}

function heaviest(loads: readonly Load[]): Load {
  return loads.reduce((one, other) => (other.load > one.load ? other : one));
}
