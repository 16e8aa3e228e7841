import type { Cloth } from './cloth.ts';
import { dyedCloths } from './cloths-dyed.ts';
import { printedCloths } from './cloths-printed.ts';
import { workedCloths } from './cloths-worked.ts';
import { wovenCloths } from './cloths-woven.ts';
import type { FabricName } from './fabric-names.ts';

/** A description of each fabric in the pictures. */
export const cloths: Record<FabricName, Cloth> = {
  ...printedCloths,
  ...dyedCloths,
  ...workedCloths,
  ...wovenCloths,
};
