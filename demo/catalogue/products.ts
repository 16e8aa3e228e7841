import { accessories } from './accessories.ts';
import { kids } from './kids.ts';
import { sarees } from './sarees.ts';
import { sets } from './sets.ts';
import type { DemoProduct } from './types.ts';
import { womensDresses } from './women-dresses.ts';
import { womensKurtis } from './women-kurtis.ts';

/** The whole demo catalogue, the newest first. */
export const demoProducts: DemoProduct[] = [
  ...womensKurtis,
  ...womensDresses,
  ...sets,
  ...sarees,
  ...accessories,
  ...kids,
].sort((one, other) => one.daysOld - other.daysOld);
