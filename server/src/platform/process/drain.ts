import { setTimeout as wait } from 'node:timers/promises';

/** Load balancers should send no new clients, but requests are still served. */
export type Drain = {
  isDraining(): boolean;
  /** Makes `/readyz` fail; resolves when load balancers have had time to notice. */
  begin(): Promise<void>;
};

/** @param seconds how long load balancers may take to check `/readyz` */
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
