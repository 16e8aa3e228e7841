import { setTimeout as wait } from 'node:timers/promises';

/** The time before a stop in which nobody new is to be sent here, while whoever comes is still served. */
export type Drain = {
  isDraining(): boolean;
  /** From now on `/readyz` says no; returns when balancers have had their time to see it. */
  begin(): Promise<void>;
};

/** @param seconds how long balancers may take to look at `/readyz` */
export function createDrain(seconds: number): Drain {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    async begin() {
      isDraining = true;
      await wait(seconds * 1_000);
    },
  };
}
