import type { FabricName } from '@gulmohar/demo/catalogue/fabric-names.ts';
import type { DrapeName } from './drapes.ts';
import type { FallName } from './fall.ts';

/** How a saree of a given cloth is shown. */
type SareeStyle = {
  drape: DrapeName;
  fall: FallName;
  /** The blouse's colour, if it differs from the edge's. */
  blouse?: string;
};

/** Drapes change from one saree in the listing to the next, and each shows what its weave is known for. */
const styles: Partial<Record<FabricName, SareeStyle>> = {
  'banarasi-maroon': { drape: 'open', fall: 'silk' },
  'leheriya-rani': { drape: 'nivi', fall: 'fluid', blouse: '#5a1a4a' },
  'sanganeri-poppy-ivory': { drape: 'open', fall: 'fluid' },
  'kanchipuram-peacock': { drape: 'nivi', fall: 'silk' },
  'patola-maroon': { drape: 'seedha', fall: 'silk' },
  'kalamkari-madder': { drape: 'open', fall: 'cotton' },
  'kanchipuram-mustard': { drape: 'nivi', fall: 'silk' },
  'kota-aqua': { drape: 'open', fall: 'cotton', blouse: '#2c7a82' },
  'chanderi-lavender': { drape: 'nivi', fall: 'cotton', blouse: '#5f3f86' },
  'bagru-indigo-buta': { drape: 'open', fall: 'fluid' },
  'patola-teal': { drape: 'seedha', fall: 'silk' },
  'mangalgiri-olive': { drape: 'nivi', fall: 'cotton', blouse: '#7d2b25' },
  'kalamkari-kora': { drape: 'open', fall: 'cotton' },
  'jamdani-white': { drape: 'nivi', fall: 'fluid', blouse: '#5c6b80' },
  'maheshwari-teal': { drape: 'seedha', fall: 'cotton', blouse: '#b07a2c' },
  'paithani-purple': { drape: 'open', fall: 'silk' },
  'bandhani-maroon': { drape: 'seedha', fall: 'silk' },
};

export function sareeStyle(name: FabricName): SareeStyle {
  return styles[name] ?? { drape: 'nivi', fall: 'cotton' };
}
